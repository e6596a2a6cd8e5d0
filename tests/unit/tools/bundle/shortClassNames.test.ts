import { expect, test } from 'vitest';
import { openFolder } from '#tests/support/openFolder.ts';
import { shortClassNames } from '#tools/bundle/shortClassNames.ts';

test('each of many stylesheets has unique class names', () => {
  const paths = Array.from({ length: 300 }, (_, index) => `app/Part${index}.module.css`);
  const { path: folder, fileAt, write } = openFolder();
  for (const path of paths) write(path);
  const name = shortClassNames(folder);
  const given = paths.map((path) => name('part', fileAt(path)));
  expect(new Set(given).size).toBe(300);
  for (const short of given) expect(short).toMatch(/^[a-z][0-9a-z]{2,3}$/);
});
