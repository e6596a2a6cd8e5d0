import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#src/components/ui/Button.tsx';
import { initials } from '#src/components/ui/drawings/initials.ts';
import { useOwnAccount } from '#src/desk/base/useOwnAccount.ts';
import { paths } from '#src/domain/site/paths.ts';
import { useAuth } from '#src/features/auth/AuthContext.ts';
import styles from './DeskRail.module.css';

/** Whose desk it is, with the ways out: to the site, to one's account, and signed out. */
export function DeskAccount() {
  const { signOut } = useAuth();
  const own = useOwnAccount();
  const id = useId();
  const [isFailed, setIsFailed] = useState(false);
  const name = own?.displayName || own?.email || '';
  const handleSignOut = () => {
    setIsFailed(false);
    signOut().catch(() => setIsFailed(true));
  };
  return (
    <>
      <button type="button" className={styles.owner} popoverTarget={id}>
        <span className={styles.initials} aria-hidden="true">
          {initials(name)}
        </span>
        <span className={styles.name}>{name.split(/[\s@]/)[0]}</span>
        <span className="visually-hidden"> (sua conta)</span>
      </button>
      <section id={id} popover="auto" className={styles.account} aria-label="Sua conta">
        <div className="stack-2 start">
          <p className="strong breakable">{own?.displayName}</p>
          <p className="small soft breakable">{own?.email}</p>
          <Link to={paths.home} className="touch inline-row middle">
            Ver o site
          </Link>
          <Link to={paths.settings} className="touch inline-row middle">
            Minha conta
          </Link>
          <Button variant="secondary" onClick={handleSignOut}>
            Sair
          </Button>
          <p aria-live="polite" className="filled-only error">
            {isFailed && 'Não foi possível sair. Tente de novo.'}
          </p>
        </div>
      </section>
    </>
  );
}
