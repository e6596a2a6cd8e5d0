import { Icon } from '#src/components/ui/Icon.tsx';
import { researchModelPage } from '#src/copy/academy/researchModelPage.ts';
import styles from './ModelResults.module.css';

export function ModelResults({
  resultados,
  limite,
  tone,
}: Pick<Item<'models'>, 'resultados' | 'limite' | 'tone'>) {
  return (
    <div className="page-width gutter stack columns-12">
      <section className={styles.results} data-tone="surface">
        <h2>{researchModelPage.results}</h2>
        <ul className={`${styles.list} stack-4`}>
          {resultados.map((result) => (
            <li className="row-4 upper lead" key={result}>
              <Icon name="check" />
              {result}
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.limit} data-tone={tone}>
        <h2 className="title-s leading-heading tracking">{researchModelPage.limits}</h2>
        <p>{limite}</p>
      </section>
    </div>
  );
}
