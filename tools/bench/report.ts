/**
 * What was measured of one route: Lighthouse scores 0–100, times in ms, sizes in KB (1000 bytes): of scripts and styles
 * compressed, of everything as transferred, headers included.
 */
export interface Row {
  route: string;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcp: number;
  lcp: number;
  tbt: number;
  /** The same by the processor's time, without what the machine did meanwhile. */
  tbtProcessor: number;
  cls: number;
  /** HTML and the stylesheets that the first paint waits for. */
  firstResponse: number;
  scriptSize: number;
  styleSize: number;
  totalSize: number;
  requests: number;
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** The Markdown table of all routes. */
export function audits(rows: readonly Row[]): string {
  const head = [
    'route',
    'perf · a11y · best · SEO',
    'FCP ms',
    'LCP ms',
    'TBT ms',
    'TBT by processor time',
    'CLS',
    'HTML + CSS first, KB, gzip',
    'JS KB, gzip',
    'CSS KB, gzip',
    'all KB, with headers',
    'requests',
  ];
  return table(
    head,
    rows.map((row) => [
      row.route,
      [row.performance, row.accessibility, row.bestPractices, row.seo].join(' · '),
      row.fcp.toFixed(0),
      row.lcp.toFixed(0),
      row.tbt.toFixed(0),
      row.tbtProcessor.toFixed(0),
      row.cls.toFixed(3),
      row.firstResponse.toFixed(1),
      row.scriptSize.toFixed(1),
      row.styleSize.toFixed(1),
      row.totalSize.toFixed(0),
      String(row.requests),
    ]),
  );
}

/** The Markdown table of single figures: what, measured, aim. */
export function figures(rows: readonly (readonly [string, string, string])[]): string {
  return table(['what', 'measured', 'aim'], rows);
}
