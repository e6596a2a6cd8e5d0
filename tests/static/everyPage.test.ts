import { expect, test } from 'vitest';
import { readBeacon } from '#src/domain/figures/beacon.ts';
import { type BuiltPage, builtPages, faultsOn, publicPages, publicPaths } from '#tests/support/builtSite.ts';

const attribute = (document: Document, selector: string, name: string) =>
  document.querySelector(selector)?.getAttribute(name) ?? '';

test('every address of the sitemap has a page of its own', () => {
  expect(publicPaths.length).toBeGreaterThan(40);
  expect(publicPages.map(({ path }) => path).toSorted()).toEqual([...publicPaths].toSorted());
});

test('every public page has a valid title, description and canonical address', () => {
  const faults = faultsOn(publicPages, ({ path, document }) => {
    const description = attribute(document, 'meta[name="description"]', 'content');
    const canonical = decodeURI(new URL(attribute(document, 'link[rel="canonical"]', 'href')).pathname);
    return [
      (!document.title.includes('Alinhavo') || document.title.length > 70) && `title ${document.title}`,
      (description.length <= 60 || description.length > 200) && `description ${description}`,
      canonical !== path && `canonical ${canonical}`,
    ].filter((fault) => fault !== false);
  });
  expect(faults).toEqual([]);
});

test('the beacon of every public page is accepted, even with the longest name of a referring host', () => {
  const faults = faultsOn(publicPages, ({ path }) => {
    const beacon = { kind: 'booked', route: path, entry: false, source: 'x'.repeat(40), wide: false };
    return readBeacon(Buffer.from(JSON.stringify(beacon))) ? [] : ['the address is too long'];
  });
  expect(faults).toEqual([]);
});

test('titles and descriptions are different on every public page', () => {
  for (const read of [
    (document: Document) => document.title,
    (document: Document) => attribute(document, 'meta[name="description"]', 'content'),
  ]) {
    const texts = publicPages.map(({ document }) => read(document));
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  }
});

test('every public page is complete without a script', () => {
  const faults = faultsOn(publicPages, ({ document }) => {
    const links = document.querySelectorAll('nav[aria-label="Principal"] a').length;
    const { length } = document.querySelector('main')?.textContent ?? '';
    const address = document.querySelectorAll('body footer address a[href^="tel:"]').length;
    const isWhole = document.querySelector('h1')?.textContent && links >= 6 && length > 400 && address === 1;
    return isWhole ? [] : [`${links} links of navigation, ${length} letters, ${address} addresses`];
  });
  expect(faults).toEqual([]);
});

test('every recording has its transcript beside it, and neither plays nor loads before a visitor starts it', () => {
  const recordings = publicPages.flatMap(({ document }) => [...document.querySelectorAll('audio')]);
  expect(recordings).toHaveLength(3);
  for (const recording of recordings) {
    expect(recording.matches('[controls][preload="none"]:not([autoplay])')).toBe(true);
    expect(recording.nextElementSibling?.textContent.length).toBeGreaterThan(100);
  }
});

test('search engines may not index pages outside the sitemap', () => {
  const others = builtPages.filter(({ path }) => !publicPaths.includes(path));
  const isOpen = ({ document }: BuiltPage) => !document.querySelector('meta[content="noindex"]');
  expect(others.filter(isOpen).map(({ path }) => path)).toEqual([]);
});
