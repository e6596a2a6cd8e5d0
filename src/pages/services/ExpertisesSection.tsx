import { Section } from '#src/components/sections/Section.tsx';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { TileIcon } from '#src/components/ui/drawings/TileIcon.tsx';
import { TextList } from '#src/components/ui/TextList.tsx';
import { services } from '#src/copy/services/services.ts';
import styles from './ExpertisesSection.module.css';

const tones = ['lilac', 'sunflower', 'sky'] as const;

export function ExpertisesSection() {
  const { title, intro, deliverablesLabel, items } = services.expertises;
  return (
    <Section tone="surface" title={title} intro={intro}>
      <div className={`${styles.expertises} grid`}>
        {items.map(({ id, titulo, icone, descricao, entregaveis, metricas, cta }, index) => (
          <article key={id} className={styles.expertise} data-tone={tones[index]}>
            <div className={`${styles.head} cluster-4 middle`}>
              <TileIcon name={icone} />
              <h3 className={styles.title}>{titulo}</h3>
            </div>
            <p>{descricao}</p>
            <div>
              <h4 className="plain normal pad-below-2">{deliverablesLabel}</h4>
              <TextList items={entregaveis} className="dashes stack-2" />
            </div>
            <dl className={styles.metrics}>
              {metricas.map(({ valor, label }) => (
                <div key={label} className="number-first">
                  <dt>{label}</dt>
                  <dd className="display leading-loose">{valor}</dd>
                </div>
              ))}
            </dl>
            <ButtonLink to={cta.link} icon="arrow" label={cta.texto} />
          </article>
        ))}
      </div>
    </Section>
  );
}
