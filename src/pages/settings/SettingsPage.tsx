import { Link } from 'react-router-dom';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { settings } from '#src/copy/accounts/settings.ts';
import { paths } from '#src/domain/site/paths.ts';
import { RequireAuth } from '#src/features/auth/RequireAuth.tsx';
import { DataSection } from './DataSection.tsx';
import { DeletionSection } from './DeletionSection.tsx';
import { EmailSection } from './EmailSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import styles from './SettingsPage.module.css';

export default function SettingsPage() {
  const { head, title, lead, back } = settings;
  return (
    <>
      <PageHead {...head} path={paths.settings} />
      <div className={styles.opening}>
        <h1 className={`${styles.title} breakable`}>{title}</h1>
        <div className="stack-2 start">
          <p className="measure lead soft">{lead}</p>
          <Link className="target" to={paths.profile}>
            {back}
          </Link>
        </div>
      </div>
      <RequireAuth>
        {(user) => (
          <div className="stack">
            <EmailSection user={user} />
            <PasswordSection email={user.email} />
            <DataSection />
            <DeletionSection />
          </div>
        )}
      </RequireAuth>
    </>
  );
}
