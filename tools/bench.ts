import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { measureFunctions } from './bench/measureFunctions.ts';
import { median } from './bench/median.ts';
import { buildSite } from './build.ts';
import { provideChromium } from './chromium/provideChromium.ts';
import { seedAccounts } from './local-firebase/seed.ts';
import { startLocalFirebase } from './local-firebase/startLocalFirebase.ts';
import { runCommand } from './runCommand.ts';
import { serveFolder } from './serveFolder.ts';

const usage = `npm run bench                          all pages and figures, kept in the folder bench
npm run bench -- / /contato            some pages
npm run bench -- --figures             the figures alone
npm run bench -- --against ../other    the start pages of other built sites, in turn with this one`;

const options = {
  figures: { type: 'boolean', default: false },
  against: { type: 'string', multiple: true },
} as const;

const RUNS = 3;
const machine = `${cpus().length} cores, Node ${process.versions.node}`;

/** Loads the module in a fresh process and prints milliseconds and bytes of memory. */
const loadModule = `
  const start = performance.now();
  await import(process.argv[1]);
  console.log(JSON.stringify([performance.now() - start, process.memoryUsage().rss]));
  process.exit();
`;

/** Rows with the time to load the functions' module in a fresh process, and that process's memory. */
async function measureColdStart(): Promise<string[][]> {
  const module = new URL('../functions/lib/index.js', import.meta.url).href;
  const project = { GCLOUD_PROJECT: 'demo-alinhavo', FIREBASE_CONFIG: '{"projectId":"demo-alinhavo"}' };
  const runs: [milliseconds: number, bytes: number][] = [];
  for (let run = 0; run < 5; run += 1) {
    const args = ['--input-type=module', '--eval', loadModule, module];
    const { stdout } = await promisify(execFile)(process.execPath, args, {
      env: { ...process.env, ...project },
    });
    runs.push(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''));
  }
  return [
    ["cold start of the functions' module, ms", median(runs.map(([time]) => time)).toFixed(0)],
    ["memory of the functions' module, MB", (median(runs.map(([, bytes]) => bytes)) / 1e6).toFixed(0)],
  ];
}

/** Lighthouse takes a second to load, which a refused argument and the figures alone need not wait for. */
const loadAudits = () => import('./bench/auditPages.ts');

await runCommand({ usage, options, allowPositionals: true }, async ({ figures, against = [] }, chosen) => {
  const stray = chosen.find((route) => !route.startsWith('/'));
  if (stray) throw new Error(`A route begins with a slash, unlike ${stray}.`);
  const { auditPages, table } = await loadAudits();
  /** Prints a table and keeps it in the folder bench, unless it is of some pages only. */
  const report = async (name: string, words: string, measured: string) => {
    console.log(measured);
    if (chosen.length > 0) return;
    await mkdir('bench', { recursive: true });
    await writeFile(`bench/${name}.md`, `# Benchmark: ${name}\n\n${words}; ${machine}.\n\n${measured}\n`);
  };

  process.env.CHROME_PATH = provideChromium();
  const buildStart = performance.now();
  await buildSite({ local: true });
  const startStart = performance.now();
  const firebase = await startLocalFirebase({
    portOffset: 2500,
    quiet: true,
    functionsEnv: { RATE_LIMIT: '0' },
  });
  const ready = performance.now();
  try {
    const { site, functions, auth } = firebase.addresses;
    await seedAccounts(firebase.ports);
    // Before the figures, whose load fills the agenda and keeps the functions busy for a while.
    if (!figures && against.length === 0) {
      const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
      const all = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname);
      const routes = chosen.length > 0 ? chosen : all;
      const pages = routes.map((name) => ({ name, url: new URL(name, site).href }));
      const words = `The production build as the emulator of Hosting serves it, Lighthouse's mobile preset (simulated slow 4G, 4× CPU), median of ${RUNS} runs`;
      await report('pages', words, await auditPages(pages, RUNS));
    }
    if (against.length > 0) {
      const folders = ['dist', ...against];
      const served = await Promise.all(folders.map((folder) => serveFolder(resolve(folder))));
      const pages = folders.map((name, index) => ({ name, url: served[index]?.url ?? '' }));
      await report(
        'peers',
        'Start pages of built sites from one simple server',
        await auditPages(pages, RUNS),
      );
      await Promise.all(served.map(({ stop }) => stop()));
    }
    if (chosen.length > 0) return;
    const rows = [
      ['npm run build, seconds (aim: 10)', ((startStart - buildStart) / 1000).toFixed(1)],
      ['local Firebase ready, seconds', ((ready - startStart) / 1000).toFixed(1)],
      ...(await measureColdStart()),
      ...(await measureFunctions(functions, auth)),
    ];
    await report('figures', 'The built site beside the local Firebase', table(['what', 'measured'], rows));
  } finally {
    await firebase.stop();
  }
});
