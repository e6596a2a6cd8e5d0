import { existsSync, readFileSync } from 'node:fs';

/**
 * The present moment. In a local run, whose clock can be moved, `offsetFile` names the file with its offset in
 * milliseconds; without a file, as in production, it is the system's time.
 */
export function currentTime(offsetFile: string | undefined): Date {
  const offset = offsetFile && existsSync(offsetFile) ? Number(readFileSync(offsetFile, 'utf8')) : 0;
  return new Date(Date.now() + offset);
}
