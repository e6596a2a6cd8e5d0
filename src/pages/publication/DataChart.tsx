import styles from './DataChart.module.css';

export type Chart = NonNullable<Item<'publications'>['sections'][number]['chart']>;
type Row = Chart['rows'][number];

const WIDTH = 400;
const NAME_WIDTH = 104;
const ROW = 48;
const HEIGHT = 240;

/** Bars on one base line, which are easy to compare. */
function Bars({ rows, most, top = 0 }: { rows: readonly Row[]; most: number; top?: number }) {
  return rows.map(({ name, value }, index) => {
    const y = top + index * ROW;
    const length = ((WIDTH - NAME_WIDTH - 50) * value) / most;
    return (
      <g key={name} data-most={value === most || undefined}>
        <text x="0" y={y + 30}>
          {name}
        </text>
        <rect x={NAME_WIDTH} y={y + 8} width={length} height={ROW - 16} />
        <text x={NAME_WIDTH + length + 10} y={y + 30}>
          {value}
        </text>
      </g>
    );
  });
}

/** The same numbers as areas, which are hard to compare. */
function Circles({ rows, most }: { rows: readonly Row[]; most: number }) {
  const step = WIDTH / rows.length;
  const radius = (value: number) => (step / 2 - 8) * Math.sqrt(value / most);
  return rows.map(({ name, value }, index) => (
    <g key={name}>
      <circle cx={(index + 0.5) * step} cy={step / 2} r={radius(value)} />
      <text className={styles.inside} x={(index + 0.5) * step} y={step / 2 + 7} textAnchor="middle">
        {name}
      </text>
    </g>
  ));
}

function Line({ rows, most }: { rows: readonly Row[]; most: number }) {
  const points = rows.map(({ name, value }, index) => ({
    name,
    value,
    x: ((index + 0.5) * WIDTH) / rows.length,
    y: HEIGHT - 36 - ((HEIGHT - 86) * value) / most,
  }));
  return (
    <>
      <path className={styles.base} d={`M0 ${HEIGHT - 36}H${WIDTH}`} />
      <path className={styles.line} d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
      {points.map(({ name, value, x, y }) => (
        <g key={name}>
          <circle cx={x} cy={y} r="7" />
          <text x={x} y={y - 18} textAnchor="middle">
            {value}
          </text>
          <text x={x} y={HEIGHT - 8} textAnchor="middle">
            {name}
          </text>
        </g>
      ))}
    </>
  );
}

export function DataChart({ chart: { kind, title, columns, rows } }: { chart: Chart }) {
  const most = Math.max(...rows.map(({ value }) => value));
  const bars = rows.length * ROW;
  const circles = WIDTH / rows.length;
  const height = { barras: bars, linha: HEIGHT, circulos: circles + bars + 16 }[kind];
  return (
    <figure className={`${styles.chart} stack-4 rounded-l surface pad-5`}>
      <figcaption className="heading title-s leading-heading balance">{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${height}`} fontSize="22" aria-hidden="true">
        {kind === 'linha' && <Line rows={rows} most={most} />}
        {kind === 'circulos' && <Circles rows={rows} most={most} />}
        {kind !== 'linha' && <Bars rows={rows} most={most} top={height - bars} />}
      </svg>
      <table className="small tabular">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, value }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
