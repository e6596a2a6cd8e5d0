import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { basename } from 'node:path';
import { auditRoute } from './bench/auditRoute.ts';
import { benchArguments, benchUsage } from './bench/benchArguments.ts';
import { cacheAnswers } from './bench/cacheAnswers.ts';
import { compareSites } from './bench/compareSites.ts';
import { measureBooking } from './bench/measureBooking.ts';
import { measureColdStart } from './bench/measureColdStart.ts';
import { measureNavigation } from './bench/measureNavigation.ts';
import { measureScreens } from './bench/measureScreens.ts';
import { measureThroughput } from './bench/measureThroughput.ts';
import { audits, figures, type Row } from './bench/report.ts';
import { sitemapRoutes } from './bench/sitemapRoutes.ts';
import { stolenShare } from './bench/stolenShare.ts';
import { buildSite } from './build.ts';
import { provideChromium } from './chromium/provideChromium.ts';
import { seedAccounts } from './local-firebase/seed.ts';
import { LOCAL_PROJECT, startLocalFirebase } from './local-firebase/startLocalFirebase.ts';

const PORT_OFFSET = 2500;
const RUNS = 3;

const machine = `${cpus().length} cores, Node ${process.versions.node}`;

/** Seconds that an asynchronous step takes, with what it returns. */
async function timed<Result>(step: () => Promise<Result>): Promise<{ seconds: number; result: Result }> {
  const start = performance.now();
  const result = await step();
  return { seconds: (performance.now() - start) / 1000, result };
}

async function auditRoutes(site: string, routes: readonly string[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const route of routes) {
    const row = await auditRoute(new URL(route, site).href, route, RUNS);
    rows.push(row);
    console.error(
      `${rows.length}/${routes.length} ${route}: first paint ${row.fcp.toFixed(0)} ms, largest ${row.lcp.toFixed(0)} ms, blocked ${row.tbt.toFixed(0)} ms`,
    );
  }
  return rows;
}

/** Prints what was measured and, unless it is of some routes only, keeps it in the folder bench. */
async function report(name: 'figures' | 'pages', text: string): Promise<void> {
  console.log(text);
  if (chosen.length > 0) return;
  await mkdir('bench', { recursive: true });
  await writeFile(`bench/${name}.md`, `# Benchmark: ${name}\n\n${text}`);
}

const { routes: chosen, folders, onlyFigures, help } = benchArguments(process.argv.slice(2));
if (help) {
  console.log(benchUsage);
  process.exit();
}
process.env.CHROME_PATH = provideChromium();
const { seconds: buildSeconds } = await timed(() => buildSite({ local: true }));
const { seconds: readySeconds, result: firebase } = await timed(() =>
  startLocalFirebase({ portOffset: PORT_OFFSET, quiet: true, functionsEnv: { RATE_LIMIT: '0' } }),
);
try {
  const { site, functions } = firebase.addresses;
  await seedAccounts(LOCAL_PROJECT, firebase.ports);
  // Before the figures, whose load fills the agenda and keeps the functions busy for a while.
  if (!onlyFigures) {
    const routes = chosen.length > 0 ? chosen : await sitemapRoutes(site);
    const cached = await cacheAnswers(site);
    const stolenSince = await stolenShare();
    const rows = await auditRoutes(cached.url, routes);
    const stolen = ((await stolenSince()) * 100).toFixed(0);
    await cached.stop();
    const setting = [
      `The production build as Hosting and its caches serve it, headless Chromium (${basename(process.env.CHROME_PATH ?? '')}), Lighthouse's mobile preset (simulated slow 4G, 4× CPU), median of ${RUNS} runs; ${machine}.`,
      `The machine's host gave ${stolen} % of the processors' time to others. TBT is Lighthouse's, by the time that passed;`,
      'beside it the same with each task as long as the processor worked for it, without what it waited for.',
    ].join(' ');
    await report('pages', `${setting}\n\n${audits(rows)}\n`);
  }
  const measured = figures([
    ['npm run build, seconds', buildSeconds.toFixed(1), '≤ 10'],
    ['local Firebase ready, seconds', readySeconds.toFixed(1), '≤ 15'],
    ...(await measureNavigation(site)),
    ...(await measureScreens(site)),
    ...(await measureColdStart(new URL('../functions/lib/index.js', import.meta.url))),
    ...(await measureBooking(firebase.addresses)),
    ...(await measureThroughput(functions)),
  ]);
  await report('figures', `The built site beside the local Firebase; ${machine}.\n\n${measured}\n`);
  if (folders.length > 0)
    console.log(
      `In turn, all from the same simple server:\n\n${audits(await compareSites(['dist', ...folders], RUNS))}`,
    );
} finally {
  await firebase.stop();
}
