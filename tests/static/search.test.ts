import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { detailPaths } from '#src/domain/site/paths.ts';
import { SEARCH_PAGES_PATH, type SearchPage } from '#src/domain/text/searchText.ts';
import { detailPath } from '#src/domain/text/slug.ts';
import { createSearch } from '#src/pages/search/createSearch.ts';
import { addressWords, nearestPages } from '#src/pages/search/nearestPages.ts';
import { builtFiles, publicPaths, readBuiltFile } from '#tests/support/builtSite.ts';
import { readContent } from '#tools/content/readContent.ts';

const pages: SearchPage[] = JSON.parse(readBuiltFile(SEARCH_PAGES_PATH.slice(1)));
const search = createSearch(pages);

/** The lines of a file, each with a search and the page that the search must find. */
const typedIn = (file: string) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' | ') as [typed: string, path: string]);

const accountPaths = ['/login', '/cadastrar-perfil', '/recuperar-senha', '/perfil', '/configuracoes'];

test('the search finds every page of the sitemap, and the screens of accounts', () => {
  expect(pages.map(({ path }) => path).toSorted()).toEqual([...publicPaths, ...accountPaths].toSorted());
});

// Words that the expected page does not use, or shows only after a visitor opens something.
test.each(typedIn('searchWords.txt'))('typing "%s" finds %s among the first three results', (typed, path) => {
  const [first, second, third] = search(typed);
  expect([first?.path, second?.path, third?.path]).toContain(path);
});

const tasks = typedIn('searchTasks.txt');

test('for all but two of the tasks that people type, the first result is the page for the task', () => {
  const missed = tasks.filter(([typed, path]) => search(typed)[0]?.path !== path);
  expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(2);
  for (const [typed, path] of missed) expect(search(typed).map((result) => result.path)).toContain(path);
});

test('the indexed text of a page never states the same number of hours twice in a row', () => {
  const doubled = /(\b\d+ horas)\s*\1|horas\d/;
  for (const { path, text } of pages) for (const block of text) expect(block, path).not.toMatch(doubled);
});

describe('for cases whose address is not made from their title', () => {
  interface CaseItem {
    titulo?: string;
    hero?: { title: string | { name: string } };
  }
  const cases = readContent()
    .screens.filter(({ template }) => template.startsWith('cases-'))
    .map(({ path, item }) => {
      const { titulo, hero } = item as CaseItem;
      const title = titulo ?? (typeof hero?.title === 'string' ? hero.title : hero?.title.name) ?? '';
      return [detailPath(detailPaths.cases, title), path] as const;
    })
    .filter(([address, path]) => address !== path);

  test('there are such cases', () => {
    expect(cases.map(([address]) => address)).toContain('/cases/manual-de-bolso');
  });

  test.each(cases)('the page nearest to the address %s is %s', (address, path) => {
    const near = nearestPages(address, search(addressWords(address)));
    expect(near[0]?.path).toBe(path);
  });
});

test('the searched words are marked, in singular or plural and with or without accents', () => {
  const [first] = search('projetos acessivel');
  const marked = [...(first?.title ?? []), ...(first?.excerpt ?? [])].filter((part) => part.marked);
  expect(marked.length).toBeGreaterThan(0);
  for (const { text } of marked) expect(text).toMatch(/^(projeto|acess[ií]ve)/i);
});

test('a text that no page contains is not found', () => {
  expect(search('xilofone quântico')).toEqual([]);
  expect(search('de para com')).toEqual([]);
});

test('the search weighs at most 7.5 KB, and its index at most 1,150 bytes per page', () => {
  const script = builtFiles.filter((file) => /^assets\/createSearch-.*\.js$/.test(file));
  expect(script).toHaveLength(1);
  const [program = 0, index = 0] = [...script, SEARCH_PAGES_PATH.slice(1)].map(
    (file) => gzipSync(readBuiltFile(file)).length,
  );
  expect(program).toBeLessThanOrEqual(7_500);
  expect(index / pages.length).toBeLessThanOrEqual(1_150);
});
