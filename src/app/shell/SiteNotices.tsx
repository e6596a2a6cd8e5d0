import { notices } from 'virtual:content/lists/notices';
import { Link } from 'react-router-dom';
import { useIsPast } from '#src/components/ui/behaviour/useIsPast.ts';
import { Notice } from '#src/components/ui/Notice.tsx';
import styles from './SiteNotices.module.css';

function SiteNotice({ notice }: { notice: (typeof notices)[number] }) {
  const { texto, link, inicio, fim, started } = notice;
  const begun = useIsPast(inicio, started);
  const over = useIsPast(fim, false);
  if (!begun || over) return null;
  return (
    <Notice>
      <p>
        {texto} {link && <Link to={link.endereco}>{link.texto}</Link>}
      </p>
    </Notice>
  );
}

/** The notices from content/notices, on every page. The visitor's clock decides when each one starts and ends. */
export function SiteNotices() {
  return (
    <aside className={styles.notices} aria-label="Avisos">
      {notices.map((notice) => (
        <SiteNotice key={notice.id} notice={notice} />
      ))}
    </aside>
  );
}
