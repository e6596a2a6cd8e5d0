import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { searchKeywords } from '#src/content/search.ts';
import { paths } from '#src/domain/site/paths.ts';

const folder = new URL('../../../src/content/', import.meta.url);

function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value && typeof value === 'object') for (const part of Object.values(value)) yield* textsOf(part);
}

const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));

async function textsIn(file: string): Promise<string[]> {
  return [...textsOf(await import(new URL(file, folder).href))];
}

test.each(files)('src/content/%s calls the first page "início"', async (file) => {
  // What visitors may type into the search is no text of the site.
  const texts = (await textsIn(file)).filter((text) => text !== searchKeywords[paths.home]);
  expect(texts.filter((text) => /página inicial/i.test(text))).toEqual([]);
});

test.each(files)('src/content/%s writes e-mail with a hyphen', async (file) => {
  // The name of a field is that of the specified messages.
  const written = (await textsIn(file)).filter((text) => text !== 'Email' && text !== 'Email é obrigatório');
  expect(written.filter((text) => /(?<![\w@./])emails?(?![\w@/])/i.test(text))).toEqual([]);
});
