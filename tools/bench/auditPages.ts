import { launch } from 'chrome-launcher';
import lighthouse, { type Flags } from 'lighthouse';
import { chromiumFlags } from '../chromium/chromiumFlags.ts';

const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** The middle value of some numbers (of an even count, the upper of the two). */
export const median = (values: readonly number[]): number =>
  [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Audits one address with Lighthouse's mobile preset: scores 0–100, and what stands in the columns of the table. */
async function audit(url: string, flags: Flags) {
  const chrome = await launch({ chromeFlags: ['--headless=new', ...chromiumFlags] });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'silent', ...flags });
    const { categories = {}, audits = {}, environment } = result?.lhr ?? {};
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    const details = audits['network-requests']?.details;
    const requests = details?.type === 'table' ? details.items : [];
    const sizeOf = (some: typeof requests) =>
      some.reduce((sum, { transferSize }) => sum + Number(transferSize), 0) / 1000;
    const columns = {
      'FCP ms': value('first-contentful-paint'),
      'LCP ms': value('largest-contentful-paint'),
      'TBT ms': value('total-blocking-time'),
      CLS: value('cumulative-layout-shift'),
      'JS KB': sizeOf(requests.filter(({ resourceType }) => resourceType === 'Script')),
      'all KB': sizeOf(requests),
      requests: requests.filter(({ protocol }) => protocol !== 'data').length,
      // Lighthouse's index of the machine, of which the phone has a quarter: 264 is a Moto G Power of 2022, 1,000 a Pixel 5
      // (presets of Chrome's developer tools).
      machine: environment?.benchmarkIndex ?? Number.NaN,
    };
    const scores = SCORES.map((name) => Math.round((categories[name]?.score ?? Number.NaN) * 100));
    return { scores, columns };
  } finally {
    chrome.kill();
  }
}

type Audit = Awaited<ReturnType<typeof audit>>;
const names = ['FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'JS KB', 'all KB', 'requests', 'machine'] as const;

/**
 * Audits some pages, each with the name of its row, `runs` times and in turn, so that what else the machine does meets all of
 * them. Returns a table, its head first, of the medians; the scores that are the same each time are of the first run.
 */
export async function auditPages(pages: readonly { name: string; url: string }[], runs: number) {
  const results = pages.map((page) => ({ ...page, audits: [] as Audit[] }));
  for (let run = 1; run <= runs; run += 1)
    for (const { name, url, audits } of results) {
      const flags = run === 1 ? {} : { onlyCategories: ['performance'] };
      let measured = await audit(url, flags);
      // Now and then Lighthouse misses the first paint of a page on a busy machine, and measures nothing.
      if (Number.isNaN(measured.columns['LCP ms'])) measured = await audit(url, flags);
      audits.push(measured);
      console.error(`${run}/${runs} ${name}: first paint ${measured.columns['FCP ms'].toFixed(0)} ms`);
    }
  const rows = results.map(({ name, audits }) => {
    const performance = median(audits.map(({ scores }) => scores[0] ?? Number.NaN));
    const scores = [performance, ...(audits[0]?.scores.slice(1) ?? [])].join(' · ');
    const medians = names.map((column) => median(audits.map(({ columns }) => columns[column])));
    return [name, scores, ...medians.map((value, index) => value.toFixed(names[index] === 'CLS' ? 3 : 0))];
  });
  return [['page', 'perf · a11y · best · SEO', ...names], ...rows];
}
