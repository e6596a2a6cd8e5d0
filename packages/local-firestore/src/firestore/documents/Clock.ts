import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/**
 * The server's clock: the system's clock plus an offset in milliseconds. The optional file stores the offset as a
 * decimal number. Other processes of the same run read it there.
 */
export class Clock {
  private offset = 0;
  private readonly file: string | undefined;

  constructor(file?: string) {
    this.file = file;
    if (file && existsSync(file)) this.offset = Number(readFileSync(file, 'utf8'));
  }

  get offsetMilliseconds(): number {
    return this.offset;
  }

  /** Milliseconds since 1970. */
  now(): number {
    return Date.now() + this.offset;
  }

  move(offsetMilliseconds: number): void {
    this.offset = offsetMilliseconds;
    if (!this.file) return;
    // Replaced atomically, so that nobody reads half a number.
    writeFileSync(`${this.file}.new`, String(offsetMilliseconds));
    renameSync(`${this.file}.new`, this.file);
  }
}
