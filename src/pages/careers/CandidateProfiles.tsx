import { careers } from '#src/content/careers.ts';
import styles from './CandidateProfiles.module.css';

const tones = ['coral', 'lilac', 'sunflower'] as const;

/** Whom the studio looks for: three panels going down like stairs. */
export function CandidateProfiles() {
  const { title, items } = careers.profiles;
  return (
    <section className={styles.profiles} data-tone="ink">
      <div className={styles.inner}>
        <h2 className={styles.heading}>{title}</h2>
        <ul className={styles.list}>
          {items.map(({ titulo, descricao, sinal }, index) => (
            <li key={titulo} className={styles.profile} data-tone={tones[index]}>
              <h3 className={styles.title}>{titulo}</h3>
              <p>{descricao}</p>
              <p className={styles.sign}>{sinal}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
