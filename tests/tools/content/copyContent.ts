import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';
import { contentFolder } from '#tools/content/readContent.ts';

/** The site's content in a folder of its own, which goes with the test, and files written into it. */
export function copyContent(files: Record<string, string> = {}): { path: string; url: URL } {
  const path = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  cpSync(contentFolder, path, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), text);
  }
  return { path, url: pathToFileURL(`${path}/`) };
}
