import { Section } from '#src/components/sections/Section.tsx';
import { TileIcon } from '#src/components/ui/drawings/TileIcon.tsx';
import { TextList } from '#src/components/ui/TextList.tsx';
import { businessDesign } from '#src/copy/services/businessDesign.ts';
import styles from './ServiceRows.module.css';

/** The services as the steps of a stair: what each is, how it is done, what changes. */
export function ServiceRows() {
  const { title, benefitsLabel, items } = businessDesign.services;
  return (
    <Section tone="surface" title={title}>
      <div>
        {items.map(({ titulo, icone, descricao, beneficios }) => (
          <article key={titulo} className={styles.row}>
            <TileIcon name={icone} />
            <h3 className={styles.title}>{titulo}</h3>
            <p className={`${styles.description} measure lead balance`}>{descricao}</p>
            <div className={styles.benefits}>
              <h4 className="plain normal pad-below-2">{benefitsLabel}</h4>
              <TextList items={beneficios} />
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}
