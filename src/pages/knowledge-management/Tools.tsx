import { ButtonLink } from '#src/components/ui/Button.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { knowledgeManagement } from '#src/content/knowledgeManagement.ts';
import whitepaperManagement from '#src/pictures/whitepaper-management.svg?picture';
import styles from './Tools.module.css';

/** Three tools, large as on a poster, and the paper that explains them. */
export function Tools() {
  const { title, intro, items, whitepaper } = knowledgeManagement.tools;
  return (
    <section className={styles.band} data-tone="sunflower">
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2>{title}</h2>
          <p className={styles.intro}>{intro}</p>
          <ul className={styles.tools}>
            {items.map(({ titulo, descricao }) => (
              <li key={titulo} className={styles.tool}>
                <h3>{titulo}</h3>
                <p>{descricao}</p>
              </li>
            ))}
          </ul>
        </div>
        <aside className={styles.paper} aria-labelledby="whitepaper">
          <Picture image={whitepaperManagement} className={styles.cover} />
          <h3 id="whitepaper">{whitepaper.title}</h3>
          <p>{whitepaper.text}</p>
          <ButtonLink to={'/whitepaper-gestao'} icon="arrow">
            {whitepaper.link}
          </ButtonLink>
        </aside>
      </div>
    </section>
  );
}
