import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ProcessGroup, startProcessGroup } from '#tools/local-firebase/processGroup.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'group-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

const log = () => join(folder, 'log');

/** Starts `code` in Node, which is ready with its first line. */
async function start(code: string): Promise<{ group: ProcessGroup; line: string }> {
  let line = '';
  const onLine = (printed: string) => {
    line = printed;
  };
  const group = await startProcessGroup({ name: 'It', args: ['-e', code], log: log(), ready: /./, onLine });
  return { group, line };
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // A dead process whose parent has not asked for it yet still answers; it runs nothing.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

test('stopping asks as Ctrl-C does and waits for the clean end', async () => {
  const { group } = await start(
    `process.on('SIGINT', () => { console.log('clean end'); process.exit(0); }); console.log('ready'); setInterval(() => {}, 1000);`,
  );
  await group.stop();
  expect(await group.stopped).toBe('ready\nclean end');
  expect(readFileSync(log(), 'utf8')).toContain('clean end');
});

test('a child that ignores the request does not outlive its parent', async () => {
  const { group, line } = await start(
    `const child = require('node:child_process').spawn(process.execPath, ['-e', 'process.on("SIGINT", () => {}); setInterval(() => {}, 1000)']);
     child.once('spawn', () => console.log(child.pid));
     process.on('SIGINT', () => process.exit(0));`,
  );
  await group.stop();
  await expect.poll(() => isRunning(Number(line))).toBe(false);
});

test('a program that ends by itself is told of, with its last lines', async () => {
  const { group } = await start(`console.log('out of luck'); process.exitCode = 3;`);
  expect(await group.stopped).toBe('out of luck');
  await group.stop();
});

test('one that ends before it is ready, or is given up, is named with its last lines', async () => {
  const given = { name: 'The inbox', log: log(), ready: /ready/ };
  const broken = startProcessGroup({ ...given, args: ['-e', `console.error('no such port')`] });
  await expect(broken).rejects.toThrow('The inbox stopped while starting. Its last lines:\nno such port');
  const signal = AbortSignal.abort();
  const slow = startProcessGroup({ ...given, signal, args: ['-e', 'setInterval(() => {}, 1000)'] });
  await expect(slow).rejects.toThrow('The inbox was stopped while starting.');
});
