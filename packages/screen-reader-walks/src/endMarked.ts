import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

/** The variable that every program of a session carries, and hands on to what it starts. */
export const SESSION_MARK = 'LISTEN_SESSION';

/** The ids of the processes that carry the mark. */
async function markedProcesses(mark: string): Promise<number[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const marked = await Promise.all(
    ids.map((id) =>
      readFile(`/proc/${id}/environ`, 'utf8').then(
        (environment) => environment.split('\0').includes(`${SESSION_MARK}=${mark}`),
        // It has ended meanwhile, or is somebody else's.
        () => false,
      ),
    ),
  );
  return ids.filter((_, index) => marked[index]).map(Number);
}

async function signalMarked(mark: string, signal: NodeJS.Signals): Promise<boolean> {
  const processes = await markedProcesses(mark);
  for (const id of processes)
    try {
      process.kill(id, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  return processes.length > 0;
}

/**
 * Ends every process that carries the mark, also those that left their parents (speech-dispatcher does): it is asked
 * first, because the document portal then gives back what it has mounted, and made to after `graceMs` milliseconds.
 */
export async function endMarked(mark: string, graceMs = 3000): Promise<void> {
  await signalMarked(mark, 'SIGTERM');
  const asked = Date.now();
  while (Date.now() - asked < graceMs && (await markedProcesses(mark)).length > 0) await pause(100);
  while (await signalMarked(mark, 'SIGKILL')) await pause(50);
}
