import { ButtonLink } from '#src/components/ui/Button.tsx';
import { StitchPath } from '#src/components/ui/StitchPath.tsx';
import { academy } from '#src/copy/academy/academy.ts';
import { paths } from '#src/domain/site/paths.ts';
import styles from './MethodSection.module.css';

/** The research method as a stair: every step goes deeper than the one before. */
export function MethodSection() {
  const { title, intro, steps, action } = academy.method;
  return (
    <section id="metodologia" className="band clip">
      <div className="content-width grid-7">
        <header className="grid-5 split-5-7 bottom-l">
          <h2>{title}</h2>
          <p className="measure lead soft balance">{intro}</p>
        </header>
        <ol className={`${styles.stair} columns-4 grid-l`}>
          {steps.map(({ titulo, descricao }, index) => (
            <li key={titulo} className={styles.step}>
              <span className={styles.marker} aria-hidden="true">
                {index + 1}
              </span>
              {index < steps.length - 1 && (
                <StitchPath
                  className={styles.path}
                  viewBox="0 0 100 100"
                  path="M0 0 C 60 -8 40 100 100 100"
                />
              )}
              <h3>{titulo}</h3>
              <p className="soft">{descricao}</p>
            </li>
          ))}
        </ol>
        <div className={`${styles.action} self-end-l`}>
          <ButtonLink to={paths.methodology} icon="arrow" variant="secondary">
            {action}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
