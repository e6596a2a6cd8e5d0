import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { passwordReset } from '#src/copy/accounts/passwordReset.ts';
import { paths } from '#src/domain/site/paths.ts';
import illustration from '#src/pictures/site/login.svg?picture';
import { PasswordResetForm } from './PasswordResetForm.tsx';
import styles from './PasswordResetPage.module.css';

/** The login page's picture. The picture is decorative here, so it has no alternative text. */
const key = { ...illustration, alt: '' };

export default function PasswordResetPage() {
  const { head, title, lead } = passwordReset;
  return (
    <div className={styles.reset} data-tone="sky">
      <PageHead {...head} path={paths.passwordReset} />
      <div className={styles.inner}>
        <h1 id="recuperar-senha" className={styles.title}>
          {title}
        </h1>
        <p className={`${styles.lead} measure lead balance`}>{lead}</p>
        <div className={styles.keyhole}>
          <Picture image={key} priority />
        </div>
        <div className={`${styles.form} shrinkable`}>
          <PasswordResetForm />
        </div>
      </div>
    </div>
  );
}
