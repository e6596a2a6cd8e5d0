import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';
import { contentFolder } from '#tools/content/readContent.ts';

interface ContentCopy {
  path: string;
  url: URL;
  remove: () => void;
}

/** Copies the site's content into a new folder and writes `files` (texts, keyed by path) into the copy. */
export function makeContent(files: Record<string, string> = {}): ContentCopy {
  const path = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(contentFolder, path, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), text);
  }
  return { path, url: pathToFileURL(`${path}/`), remove: () => rmSync(path, { recursive: true }) };
}

/** Like `makeContent`, but removes the copy at the end of the test. */
export function copyContent(files?: Record<string, string>): ContentCopy {
  const copy = makeContent(files);
  onTestFinished(copy.remove);
  return copy;
}
