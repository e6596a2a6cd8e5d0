import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openFolder } from '#tests/support/openFolder.ts';
import { type ProcessGroup, startProcessGroup } from '#tools/local-firebase/processGroup.ts';

const { path: folder, fileAt, read } = openFolder(afterAll);
const log = fileAt('log');
const program = (code: string) => ({ name: 'It', args: ['-e', code], log, cwd: folder });

async function start(code: string): Promise<{ group: ProcessGroup; line: string }> {
  let line = '';
  const onLine = (printed: string) => {
    line = printed;
  };
  const group = await startProcessGroup({ ...program(code), ready: /./, onLine });
  return { group, line };
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // A zombie process still has its id, but does not run.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

/** A program whose child ignores Ctrl-C. It prints the child's id, and writes a file if it ends cleanly itself. */
const parentOfStubborn = `
  const child = require('node:child_process').spawn(process.execPath, ['-e', 'process.on("SIGINT", () => {}); setInterval(() => {}, 1000)']);
  child.once('spawn', () => console.log(child.pid));
  process.on('SIGINT', () => { require('node:fs').writeFileSync('ended', ''); console.log('clean end'); process.exit(0); });`;

test('stopping sends the signal of Ctrl-C, waits for a clean end, and leaves no child process', async () => {
  const { group, line } = await start(parentOfStubborn);
  await group.stop();
  expect(await group.stopped).toBe(`${line}\nclean end`);
  expect(read('log')).toBe(`${line}\nclean end\n`);
  await expect.poll(() => isRunning(Number(line))).toBe(false);
});

test('a program whose parent process is killed stops as after Ctrl-C and leaves no child process', async () => {
  const module = join(import.meta.dirname, '../../../../tools/local-firebase/processGroup.ts');
  const code = `import { startProcessGroup } from '${module}';
    await startProcessGroup({ ...${JSON.stringify(program(parentOfStubborn))}, ready: /./, onLine: console.log });`;
  const killed = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code]);
  const [line] = await once(killed.stdout, 'data');
  rmSync(fileAt('ended'), { force: true });
  killed.kill('SIGKILL');
  await expect.poll(() => isRunning(Number(line))).toBe(false);
  expect(existsSync(fileAt('ended'))).toBe(true);
});

test('a program that ends by itself is reported with its last lines', async () => {
  const { group } = await start(`console.log('out of luck'); process.exitCode = 3;`);
  expect(await group.stopped).toBe('out of luck');
  await group.stop();
});

test('a program that ends or is aborted before it is ready is reported with its last lines', async () => {
  const given = { name: 'The inbox', log, ready: /ready/ };
  const broken = startProcessGroup({ ...given, args: ['-e', `console.error('no such port')`] });
  await expect(broken).rejects.toThrow('The inbox stopped while starting. Its last lines:\nno such port');
  const signal = AbortSignal.abort();
  const slow = startProcessGroup({ ...given, signal, args: ['-e', 'setInterval(() => {}, 1000)'] });
  await expect(slow).rejects.toThrow('The inbox was stopped while starting.');
});
