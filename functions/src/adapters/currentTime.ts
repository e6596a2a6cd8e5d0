import { existsSync, readFileSync } from 'node:fs';

/** The current time. Local runs add the milliseconds in `offsetFile`, if the file exists. */
export function currentTime(offsetFile: string | undefined): Date {
  const offset = offsetFile && existsSync(offsetFile) ? Number(readFileSync(offsetFile, 'utf8')) : 0;
  return new Date(Date.now() + offset);
}
