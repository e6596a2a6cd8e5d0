import { lazy, Suspense, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { addressOfInbox } from '#src/desk/base/deskLocation.ts';
import { deskWords } from '#src/desk/base/deskWords.ts';
import { paths } from '#src/domain/site/paths.ts';
import { useAuth } from '#src/features/auth/AuthContext.ts';
import { RequireAuth } from '#src/features/auth/RequireAuth.tsx';
import styles from './DeskPage.module.css';
import { Threshold } from './Threshold.tsx';

/** Downloaded once somebody is signed in. */
const DeskGate = lazy(async () => ({ default: (await import('./DeskGate.tsx')).DeskGate }));

export default function DeskPage() {
  const { state } = useAuth();
  useOldAddresses();
  return (
    <div className={styles.desk}>
      <PageHead {...deskWords.head} path={paths.admin} />
      {state.status === 'signedIn' ? (
        <Suspense>
          <DeskGate key={state.user.uid} uid={state.user.uid} />
        </Suspense>
      ) : (
        <Threshold>
          <RequireAuth>{() => null}</RequireAuth>
        </Threshold>
      )}
    </div>
  );
}

/** The addresses in mails and calendars of before, whose parts stood in the query of /admin, lead on. */
function useOldAddresses(): void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const address = pathname === paths.admin ? addressOfInbox(new URLSearchParams(search)) : undefined;
  useEffect(() => {
    if (address) navigate(address, { replace: true, state });
  }, [address, navigate, state]);
}
