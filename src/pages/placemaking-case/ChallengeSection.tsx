import styles from './ChallengeSection.module.css';

export function ChallengeSection({ challenge }: { challenge: Item<'cases-phases'>['challenge'] }) {
  const { title, statement, paragraphs } = challenge;
  return (
    <section className={styles.challenge}>
      <h2 className={`${styles.title} title-s tracking`}>{title}</h2>
      <p className="display title-l leading-display balance breakable">{statement}</p>
      <div className={`${styles.paragraphs} grid-5 columns-2`}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
