import { Section } from '#src/components/sections/Section.tsx';
import { TextList } from '#src/components/ui/TextList.tsx';
import { branding } from '#src/copy/services/branding.ts';
import styles from './ApproachesSection.module.css';
import { LetterTile } from './LetterTile.tsx';

/** Three ways in, lettered like the alphabet of the hero, each with its process. */
export function ApproachesSection() {
  const { title, intro, processLabel, items } = branding.approaches;
  return (
    <Section id="processo" tone="ink" title={title} intro={<p>{intro}</p>}>
      <div className={`${styles.approaches} grid-8`}>
        {items.map(({ letra, titulo, descricao, processo }) => (
          <article key={letra} className={`${styles.approach} stack-3 top`}>
            <LetterTile letter={letra} />
            <h3 className="display subtitle">{titulo}</h3>
            <p>{descricao}</p>
            <h4 className="plain normal pad-above-3">{processLabel}</h4>
            <TextList items={processo} as="ol" className={`${styles.process} stack top counted`} />
          </article>
        ))}
      </div>
    </Section>
  );
}
