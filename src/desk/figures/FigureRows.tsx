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
                  <progress className={styles.line} max={most} value={numbers[0]} aria-hidden="true" />
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

const HEIGHT = 100;
/** Width of the chart for each table row. A row has a bar for its first number, and a thinner one for its second. */
const STEP = 10;

/** Bars over time for the two numbers of each row. The table beside the chart has the same data. */
export function FigureChart({ title, headings, rows, chart }: FigureTable) {
  const highest = headings
    .slice(1)
    .map((_, column) => Math.max(0, ...rows.map((row) => Number(row[column + 1]))));
  const scales = chart === 'oneScale' ? highest.map(() => Math.max(...highest)) : highest;
  const bars = rows.flatMap(([, ...numbers], row) =>
    numbers.map((number, column) => ({ row, column, height: (HEIGHT * number) / (scales[column] || 1) })),
  );
  const [first = ['']] = rows;
  return (
    <figure>
      <p className="cluster-4 small pad-below-2">
        {headings.slice(1).map((heading, column) => (
          <span key={heading} className={styles.name} data-column={column}>
            {heading}, no máximo {format.format(highest[column] ?? 0)}
          </span>
        ))}
      </p>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${rows.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${title}: ${headings.slice(1).join(', ')}`}
      >
        {bars.map(({ row, column, height }) => (
          <rect
            key={`${row}-${column}`}
            className={styles.bar}
            data-column={column}
            x={row * STEP + 1 + column * 4}
            y={HEIGHT - height}
            width={4}
            height={height}
          />
        ))}
      </svg>
      <p className="cluster-4 between small soft">
        <span>{first[0]}</span>
        <span>{rows.at(-1)?.[0]}</span>
      </p>
    </figure>
  );
}
