import { useState } from 'react';
import { Button, ButtonLink } from '#src/components/ui/Button.tsx';
import { Notice } from '#src/components/ui/Notice.tsx';
import { profile as words } from '#src/content/profile.ts';
import { paths } from '#src/domain/paths.ts';
import { SIGN_OUT_FAILED } from '#src/domain/profile.ts';
import { useAuth } from '#src/features/auth/AuthContext.ts';
import styles from './AccountActions.module.css';

/** The way to the settings, and out; the guard takes who has left to /login. */
export function AccountActions() {
  const { signOut } = useAuth();
  const [failed, setFailed] = useState(false);
  const handleSignOut = async () => {
    setFailed(false);
    await signOut().catch(() => setFailed(true));
  };
  return (
    <div className={styles.actions}>
      <ButtonLink to={paths.settings} variant="secondary" icon="settings">
        {words.actions.settings}
      </ButtonLink>
      <Button variant="secondary" onClick={handleSignOut}>
        {words.actions.signOut}
      </Button>
      {failed && <Notice tone="error" title={SIGN_OUT_FAILED} />}
    </div>
  );
}
