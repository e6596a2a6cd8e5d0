import type { Figures } from './auditInTurn.ts';

/** Figures of one route. */
export type Row = { route: string } & Figures;

/** A single figure: what, measured, aim. */
export type Figure = readonly [what: string, measured: string, aim: string];

const columns: Record<string, (row: Row) => string> = {
  route: ({ route }) => route,
  'perf · a11y · best · SEO': (row) =>
    [row.performance, row.accessibility, row.bestPractices, row.seo].join(' · '),
  'FCP ms': ({ fcp }) => fcp.toFixed(0),
  'LCP ms': ({ lcp }) => lcp.toFixed(0),
  'TBT ms': ({ tbt }) => tbt.toFixed(0),
  'TBT by processor time': ({ tbtProcessor }) => tbtProcessor.toFixed(0),
  CLS: ({ cls }) => cls.toFixed(3),
  'HTML + CSS first, KB, gzip': ({ firstResponse }) => firstResponse.toFixed(1),
  'JS KB, gzip': ({ scriptSize }) => scriptSize.toFixed(1),
  'CSS KB, gzip': ({ styleSize }) => styleSize.toFixed(1),
  'all KB, with headers': ({ totalSize }) => totalSize.toFixed(0),
  requests: ({ requests }) => String(requests),
};

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** The Markdown table of all routes. */
export function audits(rows: readonly Row[]): string {
  const cells = rows.map((row) => Object.values(columns).map((cell) => cell(row)));
  return table(Object.keys(columns), cells);
}

/** The Markdown table of single figures. */
export function figures(rows: readonly Figure[]): string {
  return table(['what', 'measured', 'aim'], rows);
}
