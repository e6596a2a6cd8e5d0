import { contact } from '#src/content/contact.ts';
import styles from './SubjectIntroduction.module.css';

export type ContactSubject = keyof typeof contact.subjects;

/** What to write, for visitors who came with a subject (?assunto=). */
export function SubjectIntroduction({ subject }: { subject: ContactSubject | null }) {
  if (!subject) return null;
  const { title, text } = contact.subjects[subject];
  return (
    <div className={styles.introduction}>
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
  );
}
