import styles from './SubjectIntroduction.module.css';

/** The subject that a visitor came with, from content/contactSubjects. */
export interface ContactSubject {
  title: string;
  text: string;
  message: string;
}

/** Advice on the message, for visitors who came with a subject (?assunto=) or from a case (?caso=). */
export function SubjectIntroduction({ subject }: { subject: ContactSubject | null }) {
  if (!subject) return null;
  return (
    <div className={styles.introduction}>
      <h3>{subject.title}</h3>
      <p>{subject.text}</p>
    </div>
  );
}
