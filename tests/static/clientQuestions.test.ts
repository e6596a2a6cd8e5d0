import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SEARCH_PAGES_PATH, type SearchPage } from '#src/domain/text/searchText.ts';
import { createSearch } from '#src/pages/search/createSearch.ts';
import { builtPages, readBuiltFile } from '#tests/support/builtSite.ts';

/**
 * Each line has a question, the search for it, the page with the answer, and the answer's words as a regular
 * expression. Somebody who had not seen the site wrote questions and searches from the specification alone.
 */
const asked = readFileSync(new URL('clientQuestions.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' | ') as [question: string, typed: string, path: string, answer: string]);

const search = createSearch(JSON.parse(readBuiltFile(SEARCH_PAGES_PATH.slice(1))) as SearchPage[]);
const pageOf = (path: string) => builtPages.find((page) => page.path === path)?.document;
const linksOf = (path: string, area: string) =>
  [...(pageOf(path)?.querySelectorAll(`${area} a[href^="/"]`) ?? [])].map((link) =>
    decodeURI((link.getAttribute('href') ?? '').split(/[?#]/)[0] ?? ''),
  );

const inMenu = new Set(linksOf('/', '#menu'));
const shownOn = (path: string) => new Set([...linksOf(path, 'main'), ...linksOf(path, 'footer')]);
const onHome = shownOn('/');
const fromHome = new Set([...inMenu, ...[...onHome].flatMap((path) => [...shownOn(path)])]);
/** Number of taps from Home on a phone; opening the menu takes a tap of its own. */
const taps = (path: string) => (onHome.has(path) ? 1 : fromHome.has(path) ? 2 : Number.POSITIVE_INFINITY);

test.each(asked)('%s', (_, typed, path, answer) => {
  expect(pageOf(path)?.querySelector('main')?.textContent).toMatch(new RegExp(answer));
  const found = search(typed)
    .slice(0, 3)
    .map((result) => result.path);
  expect({ found: found.includes(path), taps: taps(path) <= 2 }).toEqual({ found: true, taps: true });
});
