import styles from './FiguresView.module.css';
import type { FigureTable } from './figureTables.ts';

const format = new Intl.NumberFormat('pt-BR');

/** A table of figures. If it has no chart, each row shows, below its name, a bar for its first number. */
export function FigureRows({ title, headings, rows, chart }: FigureTable) {
  const most = Math.max(1, ...rows.map(([, first = 0]) => first));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll the table
    <section className={styles.scroll} tabIndex={0} aria-label={title}>
      <table className={styles.table}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col" className="small soft">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...numbers]) => (
            <tr key={name}>
              <th scope="row">
                {name}
                {!chart && (
                  <svg
                    className={styles.line}
                    viewBox="0 0 100 1"
                    preserveAspectRatio="none"
                    aria-hidden="true"
                  >
                    <rect className={styles.bar} width={(100 * (numbers[0] ?? 0)) / most} height={1} />
                  </svg>
                )}
              </th>
              {numbers.map((number, column) => (
                <td key={headings[column + 1]}>{format.format(number)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
