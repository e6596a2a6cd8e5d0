import { NavLink } from 'react-router-dom';
import { studio } from '#src/copy/studio.ts';
import { paths } from '#src/domain/site/paths.ts';
import { useAuth } from '#src/features/auth/AuthContext.ts';
import styles from './Header.module.css';

/** Links for members. One account sees the link to the desk here; other administrators see it in their profile. */
export function AccountLinks() {
  const { state, signOut } = useAuth();
  if (state.status !== 'signedIn')
    return (
      <li data-pending={state.status === 'loading' || undefined}>
        <NavLink to={paths.login} className={styles.account}>
          Login
        </NavLink>
      </li>
    );
  const handleSignOut = () => {
    // A failed sign-out in the header is only logged (docs/product.md, section 8).
    signOut().catch((error: unknown) => console.error('Sign-out failed', error));
  };
  return (
    <>
      <li>
        <NavLink to={paths.profile} className={styles.link}>
          Meu Perfil
        </NavLink>
      </li>
      {state.user.email === studio.administratorEmail && (
        <li>
          <NavLink to={paths.admin} className={styles.link}>
            Admin
          </NavLink>
        </li>
      )}
      <li>
        <button type="button" className={styles.account} onClick={handleSignOut}>
          Sair
        </button>
      </li>
    </>
  );
}
