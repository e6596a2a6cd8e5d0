import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Opens an empty folder. It is removed after the test, or after all tests of a file: `openFolder(afterAll)`. */
export function openFolder(after: (remove: () => void) => void = onTestFinished) {
  const path = mkdtempSync(join(tmpdir(), 'test-'));
  after(() => rmSync(path, { recursive: true }));
  const fileAt = (name: string) => join(path, name);
  const read = (name: string) => readFileSync(fileAt(name), 'utf8');
  const write = (name: string, text = '') => {
    mkdirSync(dirname(fileAt(name)), { recursive: true });
    writeFileSync(fileAt(name), text);
  };
  return { path, fileAt, read, write };
}
