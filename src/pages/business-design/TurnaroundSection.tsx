import { Link } from 'react-router-dom';
import { Section } from '#src/components/sections/Section.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { businessDesign } from '#src/copy/services/businessDesign.ts';
import styles from './TurnaroundSection.module.css';

/** Each case as it was, what was done, and as it is now: three pieces joined by a dashed line. */
export function TurnaroundSection() {
  const { title, before, between, after, items } = businessDesign.cases;
  return (
    <Section tone="ink" title={title}>
      <div className={styles.cases}>
        {items.map(({ titulo, cliente, desafio, solucao, resultado, imagem, link }) => (
          <article key={titulo} className={styles.case}>
            <div className={`${styles.media} hidden-overflow rounded-l`}>
              <Picture image={imagem} />
            </div>
            <header className="stack-2 end start soft">
              <h3 className="display title-m leading-display text-colour pad-below-2">{titulo}</h3>
              <p>Cliente: {cliente}</p>
              <Link className="strong target cover-link" to={link.to} aria-label={`${link.label}: ${titulo}`}>
                {link.label}
              </Link>
            </header>
            <dl className={`${styles.parts} stack across-l`}>
              <div className={styles.part}>
                <dt className="heading title-s pad-below-2">{before}</dt>
                <dd>{desafio}</dd>
              </div>
              <div className={styles.part}>
                <dt className="heading title-s pad-below-2">{between}</dt>
                <dd>{solucao}</dd>
              </div>
              <div className={styles.part} data-tone="sunflower">
                <dt className="heading title-s pad-below-2">{after}</dt>
                <dd>{resultado}</dd>
              </div>
            </dl>
          </article>
        ))}
      </div>
    </Section>
  );
}
