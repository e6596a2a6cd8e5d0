import { Button, ButtonLink } from '#src/components/ui/Button.tsx';
import { Notice } from '#src/components/ui/Notice.tsx';
import { Spinner } from '#src/components/ui/Spinner.tsx';
import { admin } from '#src/content/admin.ts';
import { paths } from '#src/domain/paths.ts';
import styles from './AdminGate.module.css';
import { HealthBanner } from './HealthBanner.tsx';
import { Inbox } from './Inbox.tsx';
import { MissingPlaceBanner } from './MissingPlaceBanner.tsx';
import { RecentSignInProvider } from './RecentSignIn.tsx';
import { useAdministrator } from './useAdministrator.ts';

/** Lets administrators pass; a member who is none is told so, and nothing of the inbox is asked for. */
export function AdminGate({ uid }: { uid: string }) {
  const { access, retry } = useAdministrator(uid);
  const { checking, refused, failed } = admin.access;
  if (access === 'granted')
    return (
      <RecentSignInProvider>
        <HealthBanner />
        <MissingPlaceBanner />
        <Inbox />
      </RecentSignInProvider>
    );
  return (
    <div className={styles.gate}>
      {access === 'checking' && <Spinner label={checking} />}
      {access === 'refused' && (
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
      {access === 'failed' && (
        <>
          <Notice tone="error" title={failed} />
          <Button variant="secondary" onClick={retry}>
            {admin.retry}
          </Button>
        </>
      )}
    </div>
  );
}
