import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { searchKeywords } from '#src/copy/site/search.ts';
import { HEALTH_TOPICS } from '#src/domain/site/health.ts';
import { readContent } from '#tools/content/readContent.ts';

const root = new URL('../../../', import.meta.url);

function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value && typeof value === 'object') for (const part of Object.values(value)) yield* textsOf(part);
}

/** The modules of words: of the pages, and of the studio's desk. */
const files = ['src/copy/', 'src/desk/words/'].flatMap((folder) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('schemas/'))
    .map((file) => folder + file),
);

test('the first page is called "início" and email written as in the specified messages, everywhere', async () => {
  const modules = await Promise.all(files.map((file) => import(new URL(file, root).href)));
  // Visitors may type another word into the search.
  const keywords = new Set(Object.values(searchKeywords));
  const texts = [...textsOf([modules, HEALTH_TOPICS, readContent().lists.questions])].filter(
    (text) => !keywords.has(text),
  );
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter((text) => /página inicial|e-mail/i.test(text))).toEqual([]);
});
