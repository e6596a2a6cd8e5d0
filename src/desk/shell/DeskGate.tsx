import { ButtonLink } from '#src/components/ui/Button.tsx';
import { useLoaded } from '#src/components/ui/behaviour/useLoaded.ts';
import { Notice } from '#src/components/ui/Notice.tsx';
import { Spinner } from '#src/components/ui/Spinner.tsx';
import { LoadFailure } from '#src/desk/parts/LoadFailure.tsx';
import { admin } from '#src/desk/words/admin.ts';
import { paths } from '#src/domain/site/paths.ts';
import { Desk } from './Desk.tsx';
import { InboxQueries } from './InboxQueries.tsx';
import { RecentSignInProvider } from './RecentSignInProvider.tsx';
import { Threshold } from './Threshold.tsx';

/** Lets administrators pass; a member who is none is told so, and nothing of the desk is asked for before that is known. */
export function DeskGate() {
  const { state, reload } = useLoaded(async () => {
    const { isAdministrator } = await import('#src/services/accounts/administrator.ts');
    return { isGranted: await isAdministrator() };
  });
  const { checking, refused, failed } = admin.access;
  if (state.status === 'ready' && state.isGranted)
    return (
      <RecentSignInProvider>
        <InboxQueries>
          <Desk />
        </InboxQueries>
      </RecentSignInProvider>
    );
  return (
    <Threshold>
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
    </Threshold>
  );
}
