import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { END_WITH_PARENT } from './startPackedFunction.ts';

test('what a test run has started does not outlive it, even when it is killed', async () => {
  const program = [...END_WITH_PARENT, '-e', 'console.log("ready"); setInterval(() => {}, 1000)'];
  const start = `require('node:child_process').spawn(process.execPath, ${JSON.stringify(program)}, { stdio: ['pipe', 'inherit', 'inherit'] })`;
  const run = spawn(process.execPath, ['-e', start]);
  expect(String((await once(run.stdout, 'data'))[0])).toBe('ready\n');
  run.kill('SIGKILL');
  // The program has inherited this stream, which closes once both have ended.
  await once(run, 'close');
}, 20_000);
