import { ButtonLink } from '#src/components/ui/Button.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { knowledgeManagement } from '#src/copy/services/knowledgeManagement.ts';
import whitepaperManagement from '#src/pictures/publications/whitepaper-management.svg?picture';
import styles from './Tools.module.css';

export function Tools() {
  const { title, intro, items, whitepaper } = knowledgeManagement.tools;
  return (
    <section className="band" data-tone="sunflower">
      <div className="content-width grid-8 wide-gap split-8-4">
        <div className="stack-5 top">
          <h2>{title}</h2>
          <p className="measure lead balance">{intro}</p>
          <ul className="stack pad-above-4">
            {items.map(({ titulo, descricao }) => (
              <li key={titulo} className="stack-2 rule-above pad-block-5">
                <h3 className="display title-m leading-display">{titulo}</h3>
                <p className="measure balance">{descricao}</p>
              </li>
            ))}
          </ul>
        </div>
        <aside className={`${styles.paper} stack-4 top start`} aria-labelledby="whitepaper">
          <Picture image={whitepaperManagement} className={styles.cover} />
          <h3 id="whitepaper">{whitepaper.title}</h3>
          <p>{whitepaper.text}</p>
          <ButtonLink to={'/whitepaper-gestao'} icon="arrow" label={whitepaper.link} />
        </aside>
      </div>
    </section>
  );
}
