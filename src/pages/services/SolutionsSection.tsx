import { CardLink } from '#src/components/ui/CardLink.tsx';
import { StitchPath } from '#src/components/ui/drawings/StitchPath.tsx';
import { TileIcon } from '#src/components/ui/drawings/TileIcon.tsx';
import { services } from '#src/copy/services/services.ts';
import styles from './SolutionsSection.module.css';

export function SolutionsSection() {
  const { title, intro, items } = services.solutions;
  return (
    <section className="clip band-block">
      <header className={`${styles.header} page-width grid-4 gutter`}>
        <h2 className="title-l">{title}</h2>
        <p className="lead balance measure">{intro}</p>
      </header>
      <div className="page-width relative pad-above-7">
        <StitchPath
          className={styles.path}
          viewBox="0 0 1440 120"
          path="M-20 10 C 90 90 230 120 380 96 C 530 72 760 -20 900 22 C 1040 64 1280 150 1460 70"
        />
        <ul className={`${styles.labels} stack-5 columns-2-s gutter`}>
          {items.map(({ id, titulo, icone, descricao, entregaveis, metricas, cta }) => (
            <li key={id} className={`${styles.label} shrinkable`} data-tone="surface">
              <TileIcon name={icone} />
              <h3>{titulo}</h3>
              <p>{descricao}</p>
              <p className="small soft">{`Você recebe: ${entregaveis.join(', ')}.`}</p>
              {metricas.map(({ valor, label }) => (
                <p key={label} className="balance">
                  <strong className="display title-m block">{valor}</strong>
                  {` ${label}`}
                </p>
              ))}
              <CardLink to={cta.link} label={cta.texto} about={titulo} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
