import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import {
  type ListenedBrowser,
  missingPrograms,
  parseWalk,
  runWalk,
  startReaderSession,
} from 'screen-reader-walks';
import { LOCAL_CAPTCHA_TOKEN } from '../src/domain/site/requestErrors.ts';
import type { MessageRequestBody } from '../src/domain/submissions/messageRequest.ts';
import { foldText } from '../src/domain/text/foldText.ts';
import { buildSite } from './build.ts';
import { findPortOffset } from './local-firebase/localPorts.ts';
import { administrator, seedAccounts } from './local-firebase/seedAccounts.ts';
import { startLocalFirebase } from './local-firebase/startLocalFirebase.ts';
import { interruption } from './process/interruption.ts';
import { runCommand } from './process/runCommand.ts';

const usage = `npm run listen                 the built site as Orca reads it in Firefox, along the walks of tools/listen
npm run listen -- contact menu   some walks, by their names (their steps: packages/screen-reader-walks/README.md)

Options, after "--":
  --browser chromium           in Chromium instead of Firefox
  --keep                       puts the transcripts where the page of the conformance report links to them

It needs Linux; what is missing of it is named with the command that installs it on Debian.`;

const options = {
  browser: { type: 'string', default: 'firefox' },
  keep: { type: 'boolean', default: false },
} as const;

const WALKS = 'tools/listen';
const TRANSCRIPTS = '.local/listen';
const KEPT = 'public/acessibilidade/leituras';

async function chosenWalks(names: string[]): Promise<string[]> {
  const all = (await readdir(WALKS)).map((file) => basename(file, '.txt')).sort();
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length > 0)
    throw new Error(`There is no walk ${unknown.join(', ')}. There are: ${all.join(', ')}.`);
  return names.length > 0 ? names : all;
}

/** The names of visitors who have written to the studio, newest last. */
const visitors =
  'Ivo Recado,Helena Escuta,Gil Atento,Joana Carta,Clara Ouvinte,Davi Leitor,Elisa Falante,Fábio Presente';

async function sendMessage(site: string, nome: string): Promise<void> {
  const message: MessageRequestBody = {
    form: 'message',
    nome,
    email: `${foldText(nome.split(' ')[0] ?? '')}@exemplo.com.br`,
    mensagem: 'Bom dia! Nosso site precisa ser lido em voz alta.',
    conferencia: '',
    elapsedMs: 60_000,
    recaptchaToken: LOCAL_CAPTCHA_TOKEN,
    idempotencyKey: randomUUID(),
  };
  const headers = { 'content-type': 'application/json', origin: site };
  const body = JSON.stringify(message);
  const response = await fetch(`${site}/api/sendContactEmail`, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(`The message was answered ${response.status}.`);
}

/** Makes an account an administrator. Returns the secret of the enrolment link that "npm run admin:grant" prints. */
function grantAdmin(email: string, portOffset: number): string {
  const words = ['--import', 'tsx', 'tools/admin.ts', email, '--local'];
  const printed = execFileSync(process.execPath, [...words, '--port-offset', String(portOffset)], {
    encoding: 'utf8',
  });
  return /#chave=([\w-]+)/.exec(printed)?.[1] ?? '';
}

/** Runs one walk in a session of its own. Prints and returns the spoken lines, and the expectations that failed. */
async function listen(
  name: string,
  { ports, site }: { ports: number; site: string },
  browser: ListenedBrowser,
  interrupted: Promise<never>,
) {
  /** Makes the account with this e-mail an administrator, or sends a message from a visitor with this name. */
  const happen = async (who: string) =>
    who.includes('@') ? void grantAdmin(who, ports) : sendMessage(site, who);
  const walk = await readFile(`${WALKS}/${name}.txt`, 'utf8');
  const steps = parseWalk(walk.replace('{chave}', () => grantAdmin(administrator.email, ports)));
  const session = await startReaderSession(browser);
  try {
    const result = await Promise.race([runWalk(steps, site, session, { happen }), interrupted]);
    const report = `━━━ ${name} (${browser}) ━━━\n\n${result.transcript}\n`;
    await writeFile(`${TRANSCRIPTS}/${name}-${browser}.txt`, report);
    console.log(`\n${report}`);
    for (const failure of result.failures) console.log(`  ✗ ${failure}`);
    return result;
  } finally {
    await session.stop();
  }
}

await runCommand({ usage, options, allowPositionals: true }, async ({ browser, keep }, names) => {
  if (browser !== 'firefox' && browser !== 'chromium') throw new Error('The browser is firefox or chromium.');
  const missing = missingPrograms(browser);
  if (missing.length > 0)
    throw new Error(`Some programs are missing. On Debian: sudo apt-get install ${missing.join(' ')}`);
  const walks = await chosenWalks(names);
  for (const folder of [TRANSCRIPTS, KEPT]) await mkdir(folder, { recursive: true });
  const signal = interruption();
  const interrupted = once(signal, 'abort').then(() => {
    throw new Error('Stopped.');
  });
  interrupted.catch(() => {});
  await buildSite({ local: true });
  // There are no limits, because walks send many submissions.
  const functionsEnv = { RATE_LIMIT: '0', FLOOD_MESSAGES: '0', FLOOD_BOOKINGS: '0' };
  const portOffset = await findPortOffset(2700);
  const firebase = await startLocalFirebase({ portOffset, quiet: true, functionsEnv, signal });
  try {
    const { site } = firebase.addresses;
    await seedAccounts(firebase.ports);
    for (const nome of visitors.split(',')) await sendMessage(site, nome);
    const failed: string[] = [];
    for (const walk of walks) {
      const { transcript, failures } = await listen(walk, { ports: portOffset, site }, browser, interrupted);
      if (keep) await writeFile(`${KEPT}/${walk}.txt`, `${transcript.trim()}\n`);
      if (failures.length > 0) failed.push(walk);
    }
    console.log(
      `\n${walks.length - failed.length} walks passed, ${failed.length} failed ${failed.join(', ')}`,
    );
    return failed.length === 0;
  } finally {
    await firebase.stop();
  }
});
