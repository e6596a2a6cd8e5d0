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

test('the classes of a stylesheet are short, different, and the same in every build', () => {
  const folder = folderWith(['app/Header.module.css', 'app/Footer.module.css']);
  const names = () => {
    const name = shortClassNames(folder);
    return [
      name('header', join(folder, 'app/Header.module.css')),
      name('link', join(folder, 'app/Header.module.css?used')),
      name('header', join(folder, 'app/Header.module.css')),
      name('header', join(folder, 'app/Footer.module.css')),
    ];
  };
  expect(names()).toEqual(['a10', 'a11', 'a10', 'a00']);
  expect(names()).toEqual(names());
});

test('every one of many stylesheets has names of its own', () => {
  const paths = Array.from({ length: 300 }, (_, index) => `app/Part${index}.module.css`);
  const folder = folderWith(paths);
  const name = shortClassNames(folder);
  const given = paths.map((path) => name('part', join(folder, path)));
  expect(new Set(given).size).toBe(300);
  for (const short of given) expect(short).toMatch(/^[a-z][0-9a-z]{2,3}$/);
});

test('a stylesheet of another folder stops the build', () => {
  const name = shortClassNames(folderWith([]));
  expect(() => name('part', '/elsewhere/Part.module.css')).toThrow(/Part\.module\.css is not one of/);
});
