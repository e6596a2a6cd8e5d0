import { Link } from 'react-router-dom';
import { Section } from '#src/components/sections/Section.tsx';
import { TileIcon } from '#src/components/ui/drawings/TileIcon.tsx';
import { TextList } from '#src/components/ui/TextList.tsx';
import { digitalExperiences } from '#src/copy/services/digitalExperiences.ts';
import styles from './ServicesSection.module.css';

export function ServicesSection() {
  const { title, intro, items } = digitalExperiences.services;
  return (
    <Section tone="surface" title={title} intro={<p>{intro}</p>}>
      <div className={`${styles.windows} grid-6 patches`}>
        {items.map(({ id, titulo, icone, descricao, entregaveis, metricas, cta }) => (
          <article key={id} className={styles.window}>
            <div className={styles.bar} aria-hidden="true" />
            <div className={styles.body}>
              <div className={`${styles.words} stack-3`}>
                <TileIcon name={icone} />
                <h3>{titulo}</h3>
                <p>{descricao}</p>
              </div>
              <TextList
                items={entregaveis}
                className={`${styles.deliverables} full soft rule-above pad-above-3`}
              />
              {metricas.map(({ valor, label }) => (
                <p key={label} className={`${styles.metric} self-end leading-lead balance`}>
                  <strong className="display accent block leading-loose">{valor}</strong> <span>{label}</span>
                </p>
              ))}
              <Link className={`${styles.link} strong target cover-link`} to={cta.link}>
                {cta.texto}
              </Link>
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}
