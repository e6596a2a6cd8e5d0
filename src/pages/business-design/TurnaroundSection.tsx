import { Link } from 'react-router-dom';
import { Section } from '#src/components/sections/Section.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { businessDesign } from '#src/content/businessDesign.ts';
import styles from './TurnaroundSection.module.css';

/** Each case as it was, what was done, and as it is now: three pieces joined by a seam. */
export function TurnaroundSection() {
  const { title, before, between, after, items } = businessDesign.cases;
  return (
    <Section tone="ink" title={title}>
      <div className={styles.cases}>
        {items.map(({ titulo, cliente, desafio, solucao, resultado, imagem, link }) => (
          <article key={titulo} className={styles.case}>
            <div className={styles.media}>
              <Picture image={imagem} />
            </div>
            <header className={styles.header}>
              <h3 className={styles.title}>{titulo}</h3>
              <p>Cliente: {cliente}</p>
              <Link className={styles.link} to={link.to} aria-label={`${link.label}: ${titulo}`}>
                {link.label}
              </Link>
            </header>
            <dl className={styles.parts}>
              <div className={styles.part}>
                <dt>{before}</dt>
                <dd>{desafio}</dd>
              </div>
              <div className={styles.part}>
                <dt>{between}</dt>
                <dd>{solucao}</dd>
              </div>
              <div className={styles.part} data-tone="sunflower">
                <dt>{after}</dt>
                <dd>{resultado}</dd>
              </div>
            </dl>
          </article>
        ))}
      </div>
    </Section>
  );
}
