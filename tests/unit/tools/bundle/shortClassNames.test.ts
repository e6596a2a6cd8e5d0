import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { shortClassNames } from '#tools/bundle/shortClassNames.ts';

function folderWith(paths: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'class-names-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'app'));
  for (const path of paths) writeFileSync(join(folder, path), '');
  return folder;
}

test('each of many stylesheets has unique class names', () => {
  const paths = Array.from({ length: 300 }, (_, index) => `app/Part${index}.module.css`);
  const folder = folderWith(paths);
  const name = shortClassNames(folder);
  const given = paths.map((path) => name('part', join(folder, path)));
  expect(new Set(given).size).toBe(300);
  for (const short of given) expect(short).toMatch(/^[a-z][0-9a-z]{2,3}$/);
});
