import { ButtonLink } from '#src/components/ui/Button.tsx';
import { Notice } from '#src/components/ui/Notice.tsx';
import { Spinner } from '#src/components/ui/Spinner.tsx';
import { useLoaded } from '#src/components/ui/useLoaded.ts';
import { LoadFailure } from '#src/desk/parts/LoadFailure.tsx';
import { MissingPlaceBanner } from '#src/desk/today/MissingPlaceBanner.tsx';
import { admin } from '#src/desk/words/admin.ts';
import { paths } from '#src/domain/site/paths.ts';
import styles from './AdminGate.module.css';
import { HealthBanner } from './HealthBanner.tsx';
import { Inbox } from './Inbox.tsx';
import { InboxQueries } from './InboxQueries.tsx';
import { RecentSignInProvider } from './RecentSignInProvider.tsx';

/** Lets administrators pass; a member who is none is told so, and nothing of the inbox is asked for before that is known. */
export function AdminGate() {
  const { state, reload } = useLoaded(async () => {
    const { isAdministrator } = await import('#src/services/administrator.ts');
    return { isGranted: await isAdministrator() };
  });
  const { checking, refused, failed } = admin.access;
  if (state.status === 'ready' && state.isGranted)
    return (
      <RecentSignInProvider>
        <HealthBanner />
        <MissingPlaceBanner />
        <InboxQueries>
          <Inbox />
        </InboxQueries>
      </RecentSignInProvider>
    );
  return (
    <div className={styles.gate}>
      {state.status === 'loading' && <Spinner label={checking} />}
      {state.status === 'ready' && (
        <>
          <Notice tone="warning" title={refused.title}>
            <p>{refused.text}</p>
          </Notice>
          <div className="cluster-4">
            <ButtonLink to={paths.profile}>{refused.profile}</ButtonLink>
            <ButtonLink to={paths.contact} variant="secondary">
              {refused.contact}
            </ButtonLink>
          </div>
        </>
      )}
      {state.status === 'failed' && <LoadFailure title={failed} onRetry={reload} />}
    </div>
  );
}
