import { expect, test } from 'vitest';
import { collections } from '#tools/content/collections.ts';
import { fileName, writeNewItem } from '#tools/content/newItem.ts';
import { readContent } from '#tools/content/readContent.ts';
import { copyContent } from './copyContent.ts';

const kinds = Object.values(collections).map(({ singular }) => singular);

test('a new item of each kind is a valid draft, which only the development server shows', () => {
  const { url, read } = copyContent();
  const before = readContent({ folder: url });
  const files = kinds.map((kind) => writeNewItem(url, kind, `Novo ${kind}`, '2026-11-22'));
  for (const file of files) expect(read(file)).toMatch(/^(---\n)?draft: true\n/);
  expect(readContent({ folder: url })).toEqual(before);
  const { screens } = readContent({ folder: url, drafts: true });
  const shown = screens.map(({ file }) => file.slice('content/'.length));
  const withScreens = files.filter((file) => /^(pro|cas|pub|mod|eve|.*-pro)/.test(file));
  expect(shown).toEqual(expect.arrayContaining(withScreens));
});

test('a title becomes a file name that is valid on every system', () => {
  expect(fileName('Pão da Terra: edição 2!')).toBe('pao-da-terra-edicao-2');
});
