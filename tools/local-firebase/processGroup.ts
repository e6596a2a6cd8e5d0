import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

const GRACE_MS = 15_000;

/** A running program with all its own children. */
export type ProcessGroup = {
  child: ChildProcess;
  /** Its last lines, for a message when it fails. */
  output: string[];
  /** Settles with those lines when the program has ended and its log is written. */
  stopped: Promise<string>;
  stop: () => Promise<void>;
};

/**
 * Starts a program of Node as the leader of its own process group, so that Ctrl-C in the terminal does not reach it
 * before we decide to stop it, and so that nothing it started can outlive it. Its output goes to the file `log`, and
 * each line to `onLine`.
 */
export function startProcessGroup(
  args: string[],
  log: string,
  options: SpawnOptions = {},
  onLine: (line: string) => void = () => {},
): ProcessGroup {
  const child = spawn(process.execPath, args, {
    ...options,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  const file = createWriteStream(log);
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      file.write(`${line}\n`);
      output.push(line);
      if (output.length > 40) output.shift();
      onLine(line);
    });
  }
  const stopped = once(child, 'close').then(async () => {
    await promisify(file.end.bind(file))();
    return output.join('\n');
  });
  return { child, output, stopped, stop: () => stopGroup(child) };
}

/**
 * Asks the leader to stop, which stops its children itself (and may need them until then, to export their data), waits
 * until it has, and after a bound ends what is left of the group.
 */
async function stopGroup(child: ChildProcess): Promise<void> {
  if (child.pid === undefined) return;
  const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined;
  child.kill('SIGINT');
  const timer = setTimeout(signalGroup, GRACE_MS, child.pid, 'SIGKILL');
  await ended;
  clearTimeout(timer);
  // The leader is gone; a child that did not listen to it goes now.
  signalGroup(child.pid, 'SIGKILL');
}

function signalGroup(groupId: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-groupId, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
