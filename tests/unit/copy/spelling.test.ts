import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { searchKeywords } from '#src/copy/site/search.ts';
import { HEALTH_TOPICS } from '#src/domain/site/health.ts';
import { paths } from '#src/domain/site/paths.ts';

const root = new URL('../../../', import.meta.url);

function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value && typeof value === 'object') for (const part of Object.values(value)) yield* textsOf(part);
}

/** The modules of words: of the pages, and of the studio's desk. */
const files = ['src/copy/', 'src/desk/words/'].flatMap((folder) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('conformance/'))
    .map((file) => folder + file),
);

async function textsIn(file: string): Promise<string[]> {
  return [...textsOf(await import(new URL(file, root).href))];
}

test.each(files)('%s calls the first page "início"', async (file) => {
  // Search words of visitors are no text of the site.
  const texts = (await textsIn(file)).filter((text) => text !== searchKeywords[paths.home]);
  expect(texts.filter((text) => /página inicial/i.test(text))).toEqual([]);
});

test.each(files)('%s writes email as the specified messages do', async (file) => {
  // Visitors may type the other spelling into the search.
  const keywords = Object.values(searchKeywords);
  const texts = (await textsIn(file)).filter((text) => !keywords.includes(text));
  expect(texts.filter((text) => /e-mail/i.test(text))).toEqual([]);
});

test('warnings about the site write email so too', () => {
  expect(Object.values(HEALTH_TOPICS).filter((text) => /e-mail/i.test(text))).toEqual([]);
});
