import { launch } from 'chrome-launcher';
import lighthouse, { type Flags, type RunnerResult } from 'lighthouse';
import { chromiumFlags } from '../chromium/chromiumFlags.ts';
import { median } from './median.ts';

/** Now and then Lighthouse misses the first paint of a page on a busy machine, and measures nothing. */
const TRIES = 3;

const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'];

interface NetworkRequest {
  transferSize: number;
  resourceType?: string;
}

/** Figures of one audit: scores 0–100, times in ms, sizes in KB (1000 bytes) as transferred, headers included. */
function readFigures({ lhr: { categories, audits } }: RunnerResult) {
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const details = audits['network-requests']?.details;
  const requests = (details?.type === 'table' ? details.items : []) as unknown as NetworkRequest[];
  const sizeOf = (some: NetworkRequest[]) =>
    some.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000;
  return {
    scores: SCORES.map((name) => Math.round((categories[name]?.score ?? Number.NaN) * 100)),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    scripts: sizeOf(requests.filter(({ resourceType }) => resourceType === 'Script')),
    total: sizeOf(requests),
    requests: requests.length,
  };
}

type Figures = ReturnType<typeof readFigures>;

/** Audits one address with Lighthouse's mobile preset. Throws when it measures nothing, three times in a row. */
async function auditOnce(url: string, flags: Flags, tries = TRIES): Promise<Figures> {
  const chrome = await launch({ chromeFlags: ['--headless=new', ...chromiumFlags] });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'silent', ...flags });
    const figures = result && readFigures(result);
    if (figures && !Number.isNaN(figures.lcp)) return figures;
    if (tries === 1) throw new Error(`Lighthouse measured nothing of ${url}`);
  } finally {
    chrome.kill();
  }
  return auditOnce(url, flags, tries - 1);
}

/**
 * Audits some pages, each with the name of its row, `runs` times and in turn, so that what else the machine does meets all of
 * them. Returns a Markdown table of the medians; the scores that are the same each time are of the first run.
 */
export async function auditPages(pages: readonly { name: string; url: string }[], runs: number) {
  const results = new Map(pages.map(({ name }) => [name, [] as Figures[]]));
  for (let run = 0; run < runs; run += 1)
    for (const { name, url } of pages) {
      const figures = await auditOnce(url, run === 0 ? {} : { onlyCategories: ['performance'] });
      results.get(name)?.push(figures);
      console.error(`${run + 1}/${runs} ${name}: first paint ${figures.fcp.toFixed(0)} ms`);
    }
  const rows = [...results].map(([name, audits]) => {
    const of = (read: (figures: Figures) => number, digits = 0) => median(audits.map(read)).toFixed(digits);
    const [, ...others] = audits[0]?.scores ?? [];
    const scores = [of((audit) => audit.scores[0] ?? Number.NaN), ...others].join(' · ');
    const times = [of(({ fcp }) => fcp), of(({ lcp }) => lcp), of(({ tbt }) => tbt), of(({ cls }) => cls, 3)];
    const sizes = [of(({ scripts }) => scripts), of(({ total }) => total), of(({ requests }) => requests)];
    return [name, scores, ...times, ...sizes];
  });
  return table(
    ['page', 'perf · a11y · best · SEO', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'JS KB', 'all KB', 'requests'],
    rows,
  );
}

/** A Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
