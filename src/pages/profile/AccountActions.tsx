import { useState } from 'react';
import { Button, ButtonLink } from '#src/components/ui/Button.tsx';
import { useLoaded } from '#src/components/ui/behaviour/useLoaded.ts';
import { Notice } from '#src/components/ui/Notice.tsx';
import { profile as words } from '#src/copy/accounts/profile.ts';
import { SIGN_OUT_FAILED } from '#src/domain/accounts/profile.ts';
import { paths } from '#src/domain/site/paths.ts';
import { useAuth } from '#src/features/auth/AuthContext.ts';
import styles from './AccountActions.module.css';

/** The way to the settings, for administrators to the inbox, and out; the route guard sends who has signed out to /login. */
export function AccountActions() {
  const { signOut } = useAuth();
  const [failed, setFailed] = useState(false);
  // Offered once it is known, and not where it cannot be found out.
  const { state } = useLoaded(async () => {
    const { isAdministrator } = await import('#src/services/accounts/administrator.ts');
    return { isAdmin: await isAdministrator() };
  });
  const handleSignOut = async () => {
    setFailed(false);
    await signOut().catch(() => setFailed(true));
  };
  return (
    <div className={`${styles.actions} cluster-4 top upper`}>
      <ButtonLink to={paths.settings} variant="secondary" icon="settings">
        {words.actions.settings}
      </ButtonLink>
      {state.status === 'ready' && state.isAdmin && (
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
