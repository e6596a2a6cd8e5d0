import type { ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';

/**
 * Gives a process a third of the processor time of others. Tests beside a local Firebase often wait, so the last of them end
 * last: whatever never waits gives way to them. Less would be too little beside a busy machine.
 */
export function giveWay({ pid }: ChildProcess): void {
  if (pid) setPriority(pid, 5);
}
