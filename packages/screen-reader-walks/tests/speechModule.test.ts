import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSpokenLog } from '../src/openSpokenLog.ts';

let folder: string;
let log: string;
let module: ChildProcess;
let answers: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'speech-'));
  log = join(folder, 'spoken.jsonl');
  answers = [];
  const file = fileURLToPath(new URL('../src/speechModule.ts', import.meta.url));
  module = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), file], {
    env: { ...process.env, LISTEN_LOG: log },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  if (module.stdout) createInterface({ input: module.stdout }).on('line', (line) => answers.push(line));
});

afterEach(async () => {
  module.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

const send = (...lines: string[]) => module.stdin?.write(`${lines.join('\n')}\n`);
const answered = (line: string) => expect.poll(() => answers, { timeout: 60_000 }).toContain(line);

test('a spoken message is logged with its language; reading the log returns it without index marks', async () => {
  send('INIT', 'SET', 'language=pt-BR', '.');
  await answered('299 OK LOADED SUCCESSFULLY');
  send('SPEAK', '<speak><mark name="0:3"/>Café &amp; bolo', '..', '</speak>', '.');
  await answered('702 END');
  expect(answers.slice(-6)).toEqual([
    '202 OK RECEIVING MESSAGE',
    '200 OK SPEAKING',
    '701 BEGIN',
    '700-0:3',
    '700 INDEX MARK',
    '702 END',
  ]);
  const spoken = await openSpokenLog(log);
  expect(await spoken.hear({ still: 50, most: 1000 })).toEqual([
    { text: 'Café & bolo .', language: 'pt-BR', at: expect.any(Number), cut: false },
  ]);
  await spoken.close();
});

test('an utterance that is stopped midway is marked as cut off', async () => {
  send('SPEAK', 'a long sentence '.repeat(200), '.');
  await answered('701 BEGIN');
  send('STOP');
  await answered('703 STOP');
  const spoken = await openSpokenLog(log);
  expect(await spoken.hear({ still: 50, most: 1000 })).toMatchObject([{ cut: true }]);
  await spoken.close();
  expect(await readFile(log, 'utf8')).not.toContain('"end"');
});
