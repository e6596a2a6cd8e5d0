import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { missingPrograms } from './listen/missingPrograms.ts';
import { parseWalk } from './listen/parseWalk.ts';
import { ReaderSession } from './listen/ReaderSession.ts';
import { runWalk } from './listen/runWalk.ts';
import { startSite } from './listen/startSite.ts';

const usage = `npm run listen                 the built site as Orca reads it in Firefox, along the walks of tests/listen
npm run listen -- contact menu   some walks, by their names

Options, after "--":
  --browser chromium           in Chromium instead of Firefox
  --site http://localhost:5005 a site that runs already (npm start), instead of one built and started for this
  --port-offset 2700           ports of the local Firebase
  --keep                       puts the transcripts where the page of the conformance report links to them

Each step of a walk is a line:
  open /contato                a new browser with an empty profile
  go /sobre                    another address in the same browser
  press Tab | press h 3        a key (xdotool's names), so many times; h b e k m 1-6 are Orca's own jumps
  until Tab 30 Enviar          presses a key until an utterance contains the words, at most so often
  type Ana Souza               letter by letter
  secret alinhavo              the same, and the transcript does not show what was typed
  wait 13                      nothing is pressed for so many seconds
  says Nome | never inválida   what was said since the last deed contains the words, or does not
  photo                        a photo of 900 × 600 pixels is given to the dialog that asks for a file
  silent                       nothing was said since the last deed
  # Words                      a heading in the transcript

It needs Linux; what is missing of it is named with the command that installs it on Debian.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    browser: { type: 'string', default: 'firefox' },
    site: { type: 'string' },
    'port-offset': { type: 'string', default: '2700' },
    keep: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const WALKS = 'tests/listen';
const TRANSCRIPTS = '.local/listen';
const KEPT = 'public/acessibilidade/leituras';

async function chosenWalks(): Promise<string[]> {
  const all = (await readdir(WALKS)).map((file) => basename(file, '.txt')).sort();
  const unknown = positionals.filter((name) => !all.includes(name));
  if (unknown.length > 0)
    throw new Error(`There is no walk ${unknown.join(', ')}. There are: ${all.join(', ')}.`);
  return positionals.length > 0 ? positionals : all;
}

/** Takes one walk in a session of its own and prints what was heard; resolves to whether all it expects holds. */
async function listen(name: string, site: string, browser: 'firefox' | 'chromium'): Promise<boolean> {
  const steps = parseWalk(await readFile(`${WALKS}/${name}.txt`, 'utf8'));
  const session = await ReaderSession.start(browser);
  const interrupted = () => void session.stop().then(() => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, interrupted);
  try {
    const { transcript, failures } = await runWalk(steps, site, session);
    const report = `━━━ ${name} (${browser}) ━━━\n\n${transcript}\n`;
    await writeFile(`${TRANSCRIPTS}/${name}-${browser}.txt`, report);
    if (values.keep) await writeFile(`${KEPT}/${name}.txt`, `${transcript.trim()}\n`);
    console.log(`\n${report}`);
    for (const failure of failures) console.log(`  ✗ ${failure}`);
    return failures.length === 0;
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, interrupted);
    await session.stop();
  }
}

async function main(): Promise<boolean> {
  const { browser } = values;
  if (browser !== 'firefox' && browser !== 'chromium') throw new Error('The browser is firefox or chromium.');
  const missing = await missingPrograms(browser);
  if (missing.length > 0)
    throw new Error(`Some programs are missing. On Debian: sudo apt-get install ${missing.join(' ')}`);
  const walks = await chosenWalks();
  for (const folder of [TRANSCRIPTS, KEPT]) await mkdir(folder, { recursive: true });
  const started = values.site ? undefined : await startSite(Number(values['port-offset']));
  try {
    const failed: string[] = [];
    for (const walk of walks)
      if (!(await listen(walk, values.site ?? started?.address ?? '', browser))) failed.push(walk);
    console.log(
      `\n${walks.length - failed.length} walks passed, ${failed.length} failed ${failed.join(', ')}`,
    );
    return failed.length === 0;
  } finally {
    await started?.stop();
  }
}

if (values.help) console.log(usage);
else
  main().then(
    (passed) => process.exit(passed ? 0 : 1),
    (error: Error) => {
      console.error(`\n${error.message}`);
      process.exit(1);
    },
  );
