import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isBuilt, rememberBuild } from '#tools/bundle/buildMark.ts';

const folder = mkdtempSync(join(tmpdir(), 'built-'));
const file = (path: string) => join(folder, path);
const build = () =>
  rememberBuild('emulators', async () => writeFileSync(file('dist/index.html'), ''), folder);

test('a build is reused until its mode, sources or files change', async () => {
  for (const name of ['dist', 'src']) mkdirSync(file(name));
  writeFileSync(file('src/main.tsx'), '');
  expect(isBuilt('emulators', folder)).toBe(false);
  await build();
  expect(isBuilt('emulators', folder)).toBe(true);
  expect(isBuilt('production', folder)).toBe(false);

  const later = new Date(Date.now() + 60_000);
  utimesSync(file('src/main.tsx'), later, later);
  expect(isBuilt('emulators', folder)).toBe(false);
  utimesSync(file('src/main.tsx'), new Date(0), new Date(0));
  expect(isBuilt('emulators', folder)).toBe(true);

  await expect(
    rememberBuild('emulators', () => Promise.reject(new Error('broken')), folder),
  ).rejects.toThrow();
  expect(isBuilt('emulators', folder)).toBe(false);

  await build();
  rmSync(file('dist'), { recursive: true });
  expect(isBuilt('emulators', folder)).toBe(false);
});
