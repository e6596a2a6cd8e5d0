import { existsSync, readFileSync } from 'node:fs';

/** The present moment; local runs add the milliseconds in `offsetFile`, if it exists. */
export function currentTime(offsetFile: string | undefined): Date {
  const offset = offsetFile && existsSync(offsetFile) ? Number(readFileSync(offsetFile, 'utf8')) : 0;
  return new Date(Date.now() + offset);
}
