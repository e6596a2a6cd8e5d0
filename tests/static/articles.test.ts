import { expect, test } from 'vitest';
import { builtPages } from '#tests/support/builtSite.ts';
import { readContent } from '#tools/content/readContent.ts';

const { lists, screens } = readContent();
const { publications } = lists;

const contents = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.getAttribute('content'));

const pageOf = (path: string) => {
  const page = builtPages.find((built) => built.path === path);
  if (!page) throw new Error(`${path} is not built`);
  return page.document;
};

test('an article’s metadata name its authors and date for social networks and research indexes', () => {
  expect(publications.length).toBeGreaterThan(0);
  for (const { link, titulo, autores, data, imagem } of publications) {
    const document = pageOf(link);
    expect(contents(document, 'meta[property="og:type"]')).toEqual(['article']);
    expect(contents(document, 'meta[property="article:published_time"]')).toEqual([data]);
    expect(contents(document, 'meta[property="article:author"]')).toEqual(autores);
    expect(contents(document, 'meta[property="og:image:alt"]')[0]).toContain(imagem.alt);
    expect(contents(document, 'meta[name="citation_title"]')).toEqual([titulo]);
    expect(contents(document, 'meta[name="citation_author"]')).toEqual(autores);
    expect(contents(document, 'meta[name="citation_publication_date"]')).toEqual([data.replaceAll('-', '/')]);
    expect(contents(document, 'meta[name="citation_public_url"]')[0]).toMatch(new RegExp(`${link}$`));
  }
});

test('every item with a screen has a share card of its own', () => {
  const cards = screens.map(({ path }) => contents(pageOf(path), 'meta[property="og:image"]')[0]);
  expect(new Set(cards).size).toBe(screens.length);
});
