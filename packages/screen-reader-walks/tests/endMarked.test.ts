import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { endMarked, SESSION_MARK } from '../src/endMarked.ts';

const stays = 'process.on("SIGTERM", () => {}); console.log("ready"); setInterval(() => {}, 1000)';

async function start(code: string, mark: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['-e', code], {
    detached: true,
    env: { ...process.env, [SESSION_MARK]: mark },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (child.stdout) await once(child.stdout, 'data');
  return child;
}

test('every process of a session is ended, even one that ignores SIGTERM or left its parent; other processes are not', async () => {
  const other = await start(stays, 'theirs');
  const deaf = await start(stays, 'ours');
  const leaver = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(stays)}], { detached: true, stdio: ['ignore', 'inherit', 'ignore'] }).unref()`;
  const left = await start(leaver, 'ours');
  const ends = [once(deaf, 'close'), once(left, 'close')];
  await endMarked('ours', 200);
  await Promise.all(ends);
  expect(other.exitCode).toBeNull();
  expect(other.signalCode).toBeNull();
  other.kill('SIGKILL');
});
