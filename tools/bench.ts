import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { auditPages, installLighthouse, median } from './bench/auditPages.ts';
import { measureDesk } from './bench/measureDesk.ts';
import { measureFunctions } from './bench/measureFunctions.ts';
import { measureRoutes, plainHosting } from './bench/measureRoutes.ts';
import { measureScripts } from './bench/measureScripts.ts';
import { buildSite } from './build.ts';
import { provideChromium } from './chromium/provideChromium.ts';
import { LOCAL_PROJECT } from './local-firebase/localPorts.ts';
import { seedAccounts } from './local-firebase/seedAccounts.ts';
import { startLocalFirebase } from './local-firebase/startLocalFirebase.ts';
import { runCommand } from './process/runCommand.ts';
import { serveFolder } from './testing/serveFolder.ts';

const usage = `npm run bench                          all pages and figures, kept in the folder bench
npm run bench -- / /contato            some pages
npm run bench -- --figures             the figures alone
npm run bench -- --against ../other    the start pages of other built sites, in turn with this one
npm run bench -- --routes [--against ../other/dist]    changes of the route, on slowed processors
npm run bench -- --scripts --against ../other/dist     bytes of JavaScript of every page, beside those of the other site`;

const options = {
  figures: { type: 'boolean' },
  routes: { type: 'boolean' },
  scripts: { type: 'boolean' },
  against: { type: 'string', multiple: true },
} as const;
const RUNS = 3;

/** Loads the functions' module in a fresh process. Returns the milliseconds and bytes of memory that it takes. */
function loadFunctions(): [milliseconds: number, bytes: number] {
  const code = `const start = performance.now();
    await import('${new URL('../functions/lib/index.js', import.meta.url)}');
    console.log(JSON.stringify([performance.now() - start, process.memoryUsage().rss]));
    process.exit();`;
  const env = { ...process.env, GCLOUD_PROJECT: LOCAL_PROJECT };
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', code], { env });
  return JSON.parse(printed.toString().trim().split('\n').at(-1) ?? '');
}

function builtPages(): string[] {
  return readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !/^(404|admin)/.test(file))
    .map((file) => `/${file.replace(/\.html$/, '')}`.replace(/^\/index$/, '/'));
}

/** Audits the start pages of built sites, all served in the same way. */
async function auditStartPages(folders: readonly string[]): Promise<string[][]> {
  const served = await Promise.all(folders.map((folder) => serveFolder(resolve(folder), plainHosting)));
  const pages = served.map(({ url }, index) => ({ name: folders[index] ?? '', url }));
  const table = await auditPages(pages, RUNS);
  await Promise.all(served.map(({ stop }) => stop()));
  return table;
}

await runCommand({ usage, options, allowPositionals: true }, async (flags, chosen) => {
  const { figures, against = [] } = flags;
  /** Prints a table, its head row first, and stores it in the folder bench unless only some pages were measured. */
  const report = async (name: string, words: string, [head = [], ...rows]: string[][]) => {
    const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
    const machine = `${cpus().length} cores, Node ${process.versions.node}`;
    const text = `# Benchmark: ${name}\n\n${words}; ${machine}.\n\n${lines.join('\n')}\n`;
    console.log(text);
    if (chosen.length === 0) await writeFile(`bench/${name}.md`, text);
  };

  process.env.CHROME_PATH = provideChromium();
  if (!figures && !flags.routes && !flags.scripts) await installLighthouse();
  const buildStart = performance.now();
  await buildSite({ local: true });
  const built = performance.now();
  if (flags.routes) {
    const words = 'Fifty changes of the route in a window of 390 px, each press 80 ms long';
    await report('routes', words, await measureRoutes(['dist', ...against]));
    return;
  }
  if (flags.scripts) {
    const words =
      'JavaScript of each page, in bytes, opened in a window of 390 px until the network is quiet';
    const pages = chosen.length > 0 ? chosen : builtPages();
    await report('scripts', words, await measureScripts(['dist', ...against], pages));
    return;
  }
  // No flood is detected. No mailbox server is started, because it would use a third of the processors.
  const functionsEnv = { RATE_LIMIT: '0', FLOOD_MESSAGES: '99999', FLOOD_BOOKINGS: '99999', IMAP_URL: '' };
  const firebase = await startLocalFirebase({ portOffset: 2500, quiet: true, functionsEnv });
  const ready = performance.now();
  try {
    const { site, functions, auth } = firebase.addresses;
    await seedAccounts(firebase.ports);
    process.env.GOOGLE_APPLICATION_CREDENTIALS = firebase.credentials;
    // Routes come first, because measuring the functions fills the agenda and keeps the functions busy for a while.
    if (!figures && against.length === 0) {
      const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
      const all = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname);
      const routes = chosen.length > 0 ? chosen : all;
      const pages = routes.map((name) => ({ name, url: new URL(name, site).href }));
      const words = `The production build as the emulator of Hosting serves it, Lighthouse's mobile preset (simulated slow 4G, 4× CPU), median of ${RUNS} runs`;
      await report('pages', words, await auditPages(pages, RUNS));
    }
    if (against.length > 0) {
      const words = 'Start pages of built sites from one simple server';
      await report('peers', words, await auditStartPages(['dist', ...against]));
    }
    if (chosen.length > 0) return;
    const loads = Array.from({ length: 5 }, loadFunctions);
    await report('figures', 'The built site beside the local Firebase', [
      ['what', 'measured'],
      ['npm run build, seconds (aim: 10)', ((built - buildStart) / 1000).toFixed(1)],
      ['local Firebase ready, seconds', ((ready - built) / 1000).toFixed(1)],
      ["cold start of the functions' module, ms", median(loads.map(([time]) => time)).toFixed(0)],
      ["memory of the functions' module, MB", (median(loads.map(([, bytes]) => bytes)) / 1e6).toFixed(0)],
      ...(await measureDesk(site, `127.0.0.1:${firebase.ports.firestore}`)),
      ...(await measureFunctions(functions, auth)),
    ]);
  } finally {
    await firebase.stop();
  }
});
