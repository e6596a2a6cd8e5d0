import { PageHead } from '#src/components/ui/PageHead.tsx';
import { admin } from '#src/desk/words/admin.ts';
import { paths } from '#src/domain/site/paths.ts';
import { RequireAuth } from '#src/features/auth/RequireAuth.tsx';
import { AdminGate } from './AdminGate.tsx';
import styles from './DeskPage.module.css';

export default function DeskPage() {
  const { head, title, lead } = admin;
  return (
    <>
      <PageHead {...head} path={paths.admin} />
      <div className={styles.page}>
        <div className={styles.opening}>
          <h1 className="title-m">{title}</h1>
          <p className="soft wide-text">{lead}</p>
        </div>
        <RequireAuth>{({ uid }) => <AdminGate key={uid} />}</RequireAuth>
      </div>
    </>
  );
}
