import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { basename, resolve } from 'node:path';
import type { auditInTurn } from './bench/auditInTurn.ts';
import { cacheAnswers } from './bench/cacheAnswers.ts';
import { measureColdStart } from './bench/measureColdStart.ts';
import { measureFunctions } from './bench/measureFunctions.ts';
import { measurePages } from './bench/measurePages.ts';
import { audits, figures, type Row } from './bench/report.ts';
import { serveFolder } from './bench/serveFolder.ts';
import { stolenShare } from './bench/stolenShare.ts';
import { buildSite } from './build.ts';
import { provideChromium } from './chromium/provideChromium.ts';
import { seedAccounts } from './local-firebase/seed.ts';
import { startLocalFirebase } from './local-firebase/startLocalFirebase.ts';
import { runCommand } from './runCommand.ts';
import { openSite, sitemapPaths } from './smoke/Site.ts';

const usage = `npm run bench                          all routes and figures, kept in the folder bench
npm run bench -- / /contato            some routes, and the figures
npm run bench -- --figures             the figures alone
npm run bench -- --against ../other    other built sites as well, in turn with this one (may stand several times)`;

const options = {
  figures: { type: 'boolean', default: false },
  against: { type: 'string', multiple: true },
} as const;

const PORT_OFFSET = 2500;
const RUNS = 3;

const machine = `${cpus().length} cores, Node ${process.versions.node}`;

/** Seconds that an asynchronous step takes, with what it returns. */
async function timed<Result>(step: () => Promise<Result>): Promise<{ seconds: string; result: Result }> {
  const start = performance.now();
  const result = await step();
  return { seconds: ((performance.now() - start) / 1000).toFixed(1), result };
}

/** Lighthouse takes a second to load, which a refused argument and the figures alone need not wait for. */
const audit: typeof auditInTurn = async (...given) =>
  (await import('./bench/auditInTurn.ts')).auditInTurn(...given);

async function auditRoutes(site: string, routes: readonly string[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const route of routes) {
    const audited = await audit([{ route, url: new URL(route, site).href }], RUNS);
    rows.push(...audited);
    for (const { fcp, lcp, tbt } of audited)
      console.error(
        `${rows.length}/${routes.length} ${route}: first paint ${fcp.toFixed(0)} ms, largest ${lcp.toFixed(0)} ms, blocked ${tbt.toFixed(0)} ms`,
      );
  }
  return rows;
}

/** Audits the start pages of built sites, each a folder; all are served alike. */
async function compareSites(folders: readonly string[]): Promise<Row[]> {
  const sites = await Promise.all(folders.map((folder) => serveFolder(resolve(folder))));
  const pages = folders.map((route, index) => ({ route, url: sites[index]?.url ?? '' }));
  const rows = await audit(pages, RUNS);
  await Promise.all(sites.map(({ stop }) => stop()));
  return rows;
}

/** Audits the routes of the running site, and says how it was done and on what machine. */
async function measureRoutes(site: string, routes: readonly string[], chromium: string): Promise<string> {
  const cached = await cacheAnswers(site);
  const stolenSince = await stolenShare();
  const rows = await auditRoutes(cached.url, routes);
  const stolen = ((await stolenSince()) * 100).toFixed(0);
  await cached.stop();
  const setting = [
    `The production build as Hosting and its caches serve it, headless Chromium (${basename(chromium)}), Lighthouse's mobile preset (simulated slow 4G, 4× CPU), median of ${RUNS} runs; ${machine}.`,
    `The machine's host gave ${stolen} % of the processors' time to others. TBT is Lighthouse's, by the time that passed;`,
    'beside it the same with each task as long as the processor worked for it, without what it waited for.',
  ].join(' ');
  return `${setting}\n\n${audits(rows)}\n`;
}

await runCommand({ usage, options, allowPositionals: true }, async (asked, chosen) => {
  const stray = chosen.find((route) => !route.startsWith('/'));
  if (stray) throw new Error(`A route begins with a slash, unlike ${stray}.`);
  /** Prints what was measured and, unless it is of some routes only, keeps it in the folder bench. */
  const report = async (name: 'figures' | 'pages', text: string) => {
    console.log(text);
    if (chosen.length > 0) return;
    await mkdir('bench', { recursive: true });
    await writeFile(`bench/${name}.md`, `# Benchmark: ${name}\n\n${text}`);
  };

  const chromium = provideChromium();
  process.env.CHROME_PATH = chromium;
  const { seconds: buildSeconds } = await timed(() => buildSite({ local: true }));
  const { seconds: readySeconds, result: firebase } = await timed(() =>
    startLocalFirebase({ portOffset: PORT_OFFSET, quiet: true, functionsEnv: { RATE_LIMIT: '0' } }),
  );
  try {
    const { site, functions, auth } = firebase.addresses;
    await seedAccounts(firebase.ports);
    // Before the figures, whose load fills the agenda and keeps the functions busy for a while.
    if (!asked.figures) {
      const routes = chosen.length > 0 ? chosen : await sitemapPaths(openSite(site));
      await report('pages', await measureRoutes(site, routes, chromium));
    }
    const measured = figures([
      ['npm run build, seconds', buildSeconds, '≤ 10'],
      ['local Firebase ready, seconds', readySeconds, '≤ 15'],
      ...(await measurePages(site)),
      ...(await measureColdStart(new URL('../functions/lib/index.js', import.meta.url))),
      ...(await measureFunctions(functions, auth)),
    ]);
    await report('figures', `The built site beside the local Firebase; ${machine}.\n\n${measured}\n`);
    if (asked.against) {
      const compared = audits(await compareSites(['dist', ...asked.against]));
      console.log(`In turn, all from the same simple server:\n\n${compared}`);
    }
  } finally {
    await firebase.stop();
  }
});
