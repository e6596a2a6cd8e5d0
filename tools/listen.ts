import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import {
  type ListenedBrowser,
  missingPrograms,
  parseWalk,
  runWalk,
  startReaderSession,
} from 'screen-reader-walks';
import { startSite } from './listen/startSite.ts';
import { runCommand } from './runCommand.ts';

const usage = `npm run listen                 the built site as Orca reads it in Firefox, along the walks of tests/listen
npm run listen -- contact menu   some walks, by their names (their steps: packages/screen-reader-walks/README.md)

Options, after "--":
  --browser chromium           in Chromium instead of Firefox
  --site http://localhost:5005 a site that runs already (npm start), instead of one built and started for this
  --port-offset 2700           ports of the local Firebase
  --keep                       puts the transcripts where the page of the conformance report links to them

It needs Linux; what is missing of it is named with the command that installs it on Debian.`;

const options = {
  browser: { type: 'string', default: 'firefox' },
  site: { type: 'string' },
  'port-offset': { type: 'string', default: '2700' },
  keep: { type: 'boolean', default: false },
} as const;

const WALKS = 'tests/listen';
const TRANSCRIPTS = '.local/listen';
const KEPT = 'public/acessibilidade/leituras';

async function chosenWalks(names: string[]): Promise<string[]> {
  const all = (await readdir(WALKS)).map((file) => basename(file, '.txt')).sort();
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length > 0)
    throw new Error(`There is no walk ${unknown.join(', ')}. There are: ${all.join(', ')}.`);
  return names.length > 0 ? names : all;
}

/** Takes one walk in a session of its own, and prints and returns what was heard and what does not hold. */
async function listen(name: string, site: string, browser: ListenedBrowser) {
  const steps = parseWalk(await readFile(`${WALKS}/${name}.txt`, 'utf8'));
  const session = await startReaderSession(browser);
  const interrupted = () => void session.stop().then(() => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, interrupted);
  try {
    const result = await runWalk(steps, site, session);
    const report = `━━━ ${name} (${browser}) ━━━\n\n${result.transcript}\n`;
    await writeFile(`${TRANSCRIPTS}/${name}-${browser}.txt`, report);
    console.log(`\n${report}`);
    for (const failure of result.failures) console.log(`  ✗ ${failure}`);
    return result;
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, interrupted);
    await session.stop();
  }
}

await runCommand({ usage, options, allowPositionals: true }, async (asked, names) => {
  const { browser, keep } = asked;
  if (browser !== 'firefox' && browser !== 'chromium') throw new Error('The browser is firefox or chromium.');
  const missing = missingPrograms(browser);
  if (missing.length > 0)
    throw new Error(`Some programs are missing. On Debian: sudo apt-get install ${missing.join(' ')}`);
  const walks = await chosenWalks(names);
  for (const folder of [TRANSCRIPTS, KEPT]) await mkdir(folder, { recursive: true });
  const started = asked.site ? undefined : await startSite(Number(asked['port-offset']));
  try {
    const failed: string[] = [];
    for (const walk of walks) {
      const { transcript, failures } = await listen(walk, asked.site ?? started?.address ?? '', browser);
      if (keep) await writeFile(`${KEPT}/${walk}.txt`, `${transcript.trim()}\n`);
      if (failures.length > 0) failed.push(walk);
    }
    console.log(
      `\n${walks.length - failed.length} walks passed, ${failed.length} failed ${failed.join(', ')}`,
    );
    return failed.length === 0;
  } finally {
    await started?.stop();
  }
});
