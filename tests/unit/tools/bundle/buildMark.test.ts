import { rmSync, utimesSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openFolder } from '#tests/support/openFolder.ts';
import { isBuilt, rememberBuild } from '#tools/bundle/buildMark.ts';

test('a build is reused until its mode, sources or files change', async () => {
  const { path: folder, fileAt, write } = openFolder();
  const build = () => rememberBuild('emulators', async () => write('dist/index.html'), folder);
  write('src/main.tsx');
  expect(isBuilt('emulators', folder)).toBe(false);
  await build();
  expect(isBuilt('emulators', folder)).toBe(true);
  expect(isBuilt('production', folder)).toBe(false);

  const later = new Date(Date.now() + 60_000);
  utimesSync(fileAt('src/main.tsx'), later, later);
  expect(isBuilt('emulators', folder)).toBe(false);
  utimesSync(fileAt('src/main.tsx'), new Date(0), new Date(0));
  expect(isBuilt('emulators', folder)).toBe(true);

  await expect(
    rememberBuild('emulators', () => Promise.reject(new Error('broken')), folder),
  ).rejects.toThrow();
  expect(isBuilt('emulators', folder)).toBe(false);

  await build();
  rmSync(fileAt('dist'), { recursive: true });
  expect(isBuilt('emulators', folder)).toBe(false);
});
