import { useState } from 'react';
import { Button, ButtonLink } from '#src/components/ui/Button.tsx';
import { Notice } from '#src/components/ui/Notice.tsx';
import { profile as words } from '#src/copy/accounts/profile.ts';
import { SIGN_OUT_FAILED } from '#src/domain/accounts/profile.ts';
import { paths } from '#src/domain/site/paths.ts';
import { useAuth } from '#src/features/auth/AuthContext.ts';
import { useIsAdministrator } from '#src/features/auth/useIsAdministrator.ts';
import styles from './AccountActions.module.css';

/** Links to the settings and, for administrators, to the desk, and the sign-out button. */
export function AccountActions() {
  const { signOut } = useAuth();
  const [failed, setFailed] = useState(false);
  const isAdministrator = useIsAdministrator(true);
  const handleSignOut = async () => {
    setFailed(false);
    await signOut().catch(() => setFailed(true));
  };
  return (
    <div className={`${styles.actions} cluster-4 top upper`}>
      <ButtonLink to={paths.settings} variant="secondary" icon="settings" label={words.actions.settings} />
      {isAdministrator && (
        <ButtonLink to={paths.admin} variant="secondary" icon="mail" label={words.actions.admin} />
      )}
      <Button variant="secondary" onClick={handleSignOut}>
        {words.actions.signOut}
      </Button>
      {failed && <Notice tone="error" title={SIGN_OUT_FAILED} />}
    </div>
  );
}
