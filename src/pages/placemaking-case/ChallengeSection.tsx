import { placemakingCase } from '#src/content/placemakingCase.ts';
import styles from './ChallengeSection.module.css';

export function ChallengeSection() {
  const { title, statement, paragraphs } = placemakingCase.challenge;
  return (
    <section className={styles.challenge}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.statement}>{statement}</p>
      <div className={styles.paragraphs}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
