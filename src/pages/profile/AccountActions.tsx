import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '#src/components/ui/Button.tsx';
import { Notice } from '#src/components/ui/Notice.tsx';
import { profile as words } from '#src/content/profile.ts';
import { paths } from '#src/domain/paths.ts';
import { SIGN_OUT_FAILED } from '#src/domain/profile.ts';
import { useAuth } from '#src/features/auth/AuthContext.ts';
import styles from './AccountActions.module.css';

/** Whether the member may open the inbox; false until that is known, and where it cannot be found out. */
function useAdministrator(): boolean {
  const { state } = useAuth();
  const uid = state.status === 'signedIn' ? state.user.uid : undefined;
  const [admitted, setAdmitted] = useState(false);
  useEffect(() => {
    let current = true;
    if (uid)
      import('#src/services/administrator.ts')
        .then(({ isAdministrator }) => isAdministrator())
        .then(
          (answer) => current && setAdmitted(answer),
          () => {},
        );
    return () => {
      current = false;
      setAdmitted(false);
    };
  }, [uid]);
  return admitted;
}

/** The way to the settings, for administrators to the inbox, and out; the route guard sends who has signed out to /login. */
export function AccountActions() {
  const { signOut } = useAuth();
  const [failed, setFailed] = useState(false);
  const isAdmin = useAdministrator();
  const handleSignOut = async () => {
    setFailed(false);
    await signOut().catch(() => setFailed(true));
  };
  return (
    <div className={`${styles.actions} cluster-4 top upper`}>
      <ButtonLink to={paths.settings} variant="secondary" icon="settings">
        {words.actions.settings}
      </ButtonLink>
      {isAdmin && (
        <ButtonLink to={paths.admin} variant="secondary" icon="mail">
          {words.actions.admin}
        </ButtonLink>
      )}
      <Button variant="secondary" onClick={handleSignOut}>
        {words.actions.signOut}
      </Button>
      {failed && <Notice tone="error" title={SIGN_OUT_FAILED} />}
    </div>
  );
}
