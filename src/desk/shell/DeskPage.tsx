import { useEffect } from 'react';
import { useLoaded } from '#src/components/ui/behaviour/useLoaded.ts';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { deskWords } from '#src/desk/base/deskWords.ts';
import { LoadingOrFailed } from '#src/desk/parts/layout/LoadingOrFailed.tsx';
import { paths } from '#src/domain/site/paths.ts';
import { useAuth } from '#src/features/auth/AuthContext.ts';
import { RequireAuth } from '#src/features/auth/RequireAuth.tsx';
import { hasStoredSession } from '#src/services/accounts/storedSession.ts';
import styles from './DeskPage.module.css';
import { Threshold } from './Threshold.tsx';

const loadGate = async () => ({ Gate: (await import('./DeskGate.tsx')).DeskGate });

export default function DeskPage() {
  const { state } = useAuth();
  // Downloads the desk in parallel with the check of the session.
  useEffect(() => {
    if (hasStoredSession()) loadGate().catch(() => {});
  }, []);
  return (
    <div className={styles.desk}>
      <PageHead {...deskWords.head} path={paths.admin} />
      {state.status === 'signedIn' ? (
        <Inside key={state.user.uid} uid={state.user.uid} />
      ) : (
        <Threshold>
          <RequireAuth>{() => null}</RequireAuth>
        </Threshold>
      )}
    </div>
  );
}

/** The desk, after it is downloaded. It does not use Suspense, because React shows a fallback for at least 300 ms. */
function Inside({ uid }: { uid: string }) {
  const { state, reload } = useLoaded(loadGate);
  if (state.status === 'ready') return <state.Gate uid={uid} />;
  return (
    <Threshold>
      <LoadingOrFailed isFailed={state.status === 'failed'} onRetry={reload} />
    </Threshold>
  );
}
