import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

/** The environment variable that marks every program of a session. Child processes inherit it. */
export const SESSION_MARK = 'LISTEN_SESSION';

async function markedProcesses(mark: string): Promise<number[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const marked = await Promise.all(
    ids.map((id) =>
      readFile(`/proc/${id}/environ`, 'utf8').then(
        (environment) => environment.split('\0').includes(`${SESSION_MARK}=${mark}`),
        // The process has ended or belongs to somebody else.
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
 * Ends every process with the mark, even one that has left its parent, such as speech-dispatcher. It sends SIGTERM
 * first, so that the document portal unmounts, and SIGKILL after `graceMs` milliseconds.
 */
export async function endMarked(mark: string, graceMs = 3000): Promise<void> {
  await signalMarked(mark, 'SIGTERM');
  const asked = Date.now();
  while (Date.now() - asked < graceMs && (await markedProcesses(mark)).length > 0) await pause(100);
  while (await signalMarked(mark, 'SIGKILL')) await pause(50);
}
