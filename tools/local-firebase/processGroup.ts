import { type SpawnOptionsWithoutStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const endWithParent = `--import=${new URL('endWithParent.mjs', import.meta.url)}`;
const START_MS = 90_000;
const GRACE_MS = 15_000;

export type ProcessGroup = {
  /** Resolves with the program's last lines after it has ended and its log is complete. */
  stopped: Promise<string>;
  stop: () => Promise<void>;
};

type Program = SpawnOptionsWithoutStdio & {
  name: string;
  args: string[];
  log: string;
  /** Matches the line that the program prints when it is ready. */
  ready: RegExp;
  onLine?: (line: string) => void;
  /** Aborts the start. */
  signal?: AbortSignal | undefined;
};

/**
 * Starts a Node program as the leader of a process group. Ctrl-C does not reach it before we stop it, and its children
 * end with it. Resolves when it is ready; otherwise throws an Error with its last lines.
 */
export async function startProcessGroup(program: Program): Promise<ProcessGroup> {
  const { name, args, log, ready, onLine, signal, ...options } = program;
  const child = spawn(process.execPath, [endWithParent, ...args], { ...options, detached: true });
  const output: string[] = [];
  const file = createWriteStream(log);
  const started = new Promise<void>((resolve) => {
    for (const input of [child.stdout, child.stderr])
      createInterface({ input }).on('line', (line) => {
        file.write(`${line}\n`);
        output.push(line);
        if (output.length > 40) output.shift();
        if (ready.test(line)) resolve();
        onLine?.(line);
      });
  });
  const stopped = once(child, 'close').then(async () => {
    await promisify(file.end.bind(file))();
    return output.join('\n');
  });
  const exited = once(child, 'exit');
  const stop = async () => {
    // Only the leader gets the signal. It stops its children itself, because it may need them to export data.
    child.kill('SIGINT');
    await Promise.race([exited, pause(GRACE_MS, undefined, { ref: false })]);
    // Kills children that ignored the signal.
    if (child.pid) killGroup(child.pid);
  };
  const failure = await Promise.race([
    started,
    stopped.then(() => 'stopped while starting'),
    pause(START_MS, `was not ready after ${START_MS / 1000} seconds`, { signal, ref: false }).catch(
      () => 'was stopped while starting',
    ),
  ]);
  if (failure === undefined) return { stopped, stop };
  await Promise.all([stop(), stopped]);
  throw new Error(`${name} ${failure}. Its last lines:\n${output.join('\n')}`);
}

function killGroup(groupId: number): void {
  try {
    process.kill(-groupId, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
