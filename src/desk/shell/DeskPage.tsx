import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { admin } from '#src/desk/base/admin.ts';
import { addressOfInbox } from '#src/desk/base/deskLocation.ts';
import { paths } from '#src/domain/site/paths.ts';
import { useAuth } from '#src/features/auth/AuthContext.ts';
import { RequireAuth } from '#src/features/auth/RequireAuth.tsx';
import { DeskGate, Threshold } from './DeskGate.tsx';
import styles from './DeskPage.module.css';

/** The studio's desk, in a shell of its own. */
export default function DeskPage() {
  const { state } = useAuth();
  useOldAddresses();
  return (
    <div className={styles.desk}>
      <PageHead {...admin.head} path={paths.admin} />
      {state.status === 'signedIn' ? (
        <DeskGate key={state.user.uid} uid={state.user.uid} />
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
