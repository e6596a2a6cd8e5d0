import { Link } from 'react-router-dom';
import { contact } from '#src/content/contact.ts';
import { paths } from '#src/domain/paths.ts';
import styles from './PrivacyNote.module.css';

/** Who receives the data, what for and for how long (LGPD, art. 9). */
export function PrivacyNote() {
  const { before, link, after } = contact.privacy;
  return (
    <p className={styles.note}>
      {before}
      <Link to={paths.privacy}>{link}</Link>
      {after}
    </p>
  );
}
