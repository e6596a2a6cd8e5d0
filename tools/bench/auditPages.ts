import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromiumFlags } from '../chromium/chromiumFlags.ts';

const run = promisify(execFile);

/** Lighthouse is installed here. If it were in package.json, every `npm ci` would write an eighth more files. */
const LIGHTHOUSE = '.local/lighthouse';

/** Installs Lighthouse if it is missing. Throws if npm fails. */
export const installLighthouse = () =>
  run('npm', ['install', '--no-save', '--ignore-scripts', '--prefix', LIGHTHOUSE, 'lighthouse@12.8.2']);

const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'];

type Result = {
  categories: Record<string, { score: number | null } | undefined>;
  audits: Record<string, { numericValue?: number; details?: { items?: Request[] } } | undefined>;
  environment: { benchmarkIndex: number };
};
type Request = { resourceType: string; transferSize: number; protocol: string };

/** The median; for an even count, the upper one of the two middle values. */
export const median = (values: readonly number[]): number =>
  [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Audits an address with Lighthouse's mobile preset. Returns scores (0–100) and the table's other columns. */
async function audit(url: string, options: string[]) {
  const flags = `--chrome-flags=${['--headless=new', ...chromiumFlags].join(' ')}`;
  const args = [url, '--quiet', '--no-enable-error-reporting', '--output=json', flags, ...options];
  const program = `${LIGHTHOUSE}/node_modules/.bin/lighthouse`;
  const { stdout } = await run(program, args, { maxBuffer: 64 * 1024 * 1024 });
  const { categories, audits, environment }: Result = JSON.parse(stdout);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const requests = audits['network-requests']?.details?.items ?? [];
  const sizeOf = (some: Request[]) => some.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000;
  const columns = {
    'FCP ms': value('first-contentful-paint'),
    'LCP ms': value('largest-contentful-paint'),
    'TBT ms': value('total-blocking-time'),
    CLS: value('cumulative-layout-shift'),
    'JS KB': sizeOf(requests.filter(({ resourceType }) => resourceType === 'Script')),
    'all KB': sizeOf(requests),
    requests: requests.filter(({ protocol }) => protocol !== 'data').length,
    // Lighthouse's benchmark index; the emulated phone has a quarter of it. Chrome's presets: 264 (weak), 1,000
    // (usual).
    machine: environment.benchmarkIndex,
  };
  const scores = SCORES.map((name) => Math.round((categories[name]?.score ?? Number.NaN) * 100));
  return { scores, columns };
}

type Audit = Awaited<ReturnType<typeof audit>>;
const names = ['FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'JS KB', 'all KB', 'requests', 'machine'] as const;

/** Audits pages in turn, `runs` times, so that other load affects all equally. Returns a table of medians. */
export async function auditPages(pages: readonly { name: string; url: string }[], runs: number) {
  const results = pages.map((page) => ({ ...page, audits: [] as Audit[] }));
  for (let turn = 1; turn <= runs; turn += 1)
    for (const { name, url, audits } of results) {
      const options = turn === 1 ? [] : ['--only-categories=performance'];
      // On a busy machine Lighthouse sometimes misses the first paint and fails.
      const measured = await audit(url, options).catch(() => audit(url, options));
      audits.push(measured);
      console.error(`${turn}/${runs} ${name}: first paint ${measured.columns['FCP ms'].toFixed(0)} ms`);
    }
  const rows = results.map(({ name, audits }) => {
    const performance = median(audits.map(({ scores }) => scores[0] ?? Number.NaN));
    const scores = [performance, ...(audits[0]?.scores.slice(1) ?? [])].join(' · ');
    const medians = names.map((column) => median(audits.map(({ columns }) => columns[column])));
    return [name, scores, ...medians.map((value, index) => value.toFixed(names[index] === 'CLS' ? 3 : 0))];
  });
  return [['page', 'perf · a11y · best · SEO', ...names], ...rows];
}
