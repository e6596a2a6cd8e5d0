import { expect, test } from 'vitest';
import { builtFiles, builtPages, publicPages, publicPaths, readBuiltFile } from '#tests/support/builtSite.ts';

/** The content of the first element that matches, as a reader gets it. */
const attribute = (document: Document, selector: string, name: string) =>
  document.querySelector(selector)?.getAttribute(name) ?? '';

test('every address of the sitemap is a page of its own', () => {
  expect(publicPaths.length).toBeGreaterThan(40);
  expect(publicPages.map(({ path }) => path)).toEqual(
    [...publicPaths].toSorted((a, b) => a.localeCompare(b)),
  );
});

test.each(publicPages)('$path has one main heading and skips no level', ({ document }) => {
  const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) =>
    Number(tagName[1]),
  );
  expect(levels[0]).toBe(1);
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
  expect(skipped, `levels ${levels.join(' ')}`).toEqual([]);
});

test.each(publicPages)('$path has a head of its own', ({ path, document }) => {
  expect(document.title).toContain('Alinhavo');
  expect(document.title.length).toBeLessThanOrEqual(70);
  const description = attribute(document, 'meta[name="description"]', 'content');
  expect(description.length).toBeGreaterThan(60);
  expect(description.length).toBeLessThanOrEqual(200);
  expect(decodeURI(new URL(attribute(document, 'link[rel="canonical"]', 'href')).pathname)).toBe(path);
  const card = decodeURI(new URL(attribute(document, 'meta[property="og:image"]', 'content')).pathname);
  expect(card).toMatch(/\.png$/);
  expect(builtFiles).toContain(card.slice(1));
});

test('titles and descriptions are different on every page', () => {
  for (const read of [
    (document: Document) => document.title,
    (document: Document) => attribute(document, 'meta[name="description"]', 'content'),
  ]) {
    const texts = publicPages.map(({ document }) => read(document));
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  }
});

test.each(publicPages)('$path is complete without a script', ({ document }) => {
  expect(document.querySelector('h1')?.textContent).toBeTruthy();
  expect(document.querySelectorAll('nav[aria-label="Principal"] a').length).toBeGreaterThanOrEqual(6);
  expect(document.querySelector('main')?.textContent?.length).toBeGreaterThan(400);
});

test.each(builtPages)('$path names every picture or marks it as decoration', ({ document }) => {
  const unnamed = [...document.querySelectorAll('img:not([alt])')].map(({ outerHTML }) => outerHTML);
  expect(unnamed).toEqual([]);
});

test('pages outside the sitemap are closed to search engines', () => {
  const open = builtPages
    .filter(
      ({ path, document }) =>
        !publicPaths.includes(path) && !document.querySelector('meta[content="noindex"]'),
    )
    .map(({ path }) => path);
  expect(open).toEqual([]);
});

test('the page of all components is not published', () => {
  const traces = builtFiles.filter(
    (file) =>
      /DesignSystem/.test(file) ||
      (/\.(html|js|css|json|xml)$/.test(file) && /DesignSystemPage|\/_design/.test(readBuiltFile(file))),
  );
  expect(traces).toEqual([]);
});
