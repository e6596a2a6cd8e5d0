import { careers } from '#src/copy/about/careers.ts';
import styles from './CandidateProfiles.module.css';

const tones = ['coral', 'lilac', 'sunflower'] as const;

export function CandidateProfiles() {
  const { title, items } = careers.profiles;
  return (
    <section className="band" data-tone="ink">
      <div className="content-width stack-7">
        <h2 className="title-l">{title}</h2>
        <ul className="grid columns-3 upper-l">
          {items.map(({ titulo, descricao, sinal }, index) => (
            <li key={titulo} className={styles.profile} data-tone={tones[index]}>
              <h3 className="display subtitle leading-display">{titulo}</h3>
              <p>{descricao}</p>
              <p className="strong rule-above pad-above-4">{sinal}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
