import { expect, test } from 'vitest';
import { builtPages, faultsOn } from '#tests/support/builtSite.ts';
import { misnamedControls } from '#tests/support/misnamedControls.ts';

// Each of these was heard with a screen reader before it was mended; tools/listen hears them again.

const all = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML.slice(0, 160));

const landmarks =
  'header:not(article header, section header), footer:not(article footer), main, nav, aside, form[aria-labelledby], section:is([aria-label], [aria-labelledby])';

test.each([
  ['no field is called invalid before anything is typed', '[required]:not([aria-invalid="false"])'],
  [
    'every field of an address, a telephone or a password says so',
    'input:is([type="email"], [type="tel"], [type="password"]):not([autocomplete])',
  ],
  ['no heading can be clicked', ':is(h1, h2, h3)[tabindex]'],
  ['no text stands in a status bar, where it cannot be read again', '[role="status"]'],
])('%s', (_, selector) => {
  expect(faultsOn(builtPages, ({ document }) => all(document, selector))).toEqual([]);
});

test('no link is read as two because of hidden words in it', () => {
  const mixed = faultsOn(builtPages, ({ document }) =>
    [...document.querySelectorAll('a')]
      .filter((link) => {
        const hidden = link.querySelector('.visually-hidden');
        return hidden && link.textContent.trim() !== hidden.textContent.trim();
      })
      .map(({ outerHTML }) => outerHTML),
  );
  expect(mixed).toEqual([]);
});

test('links of one name lead to one place', () => {
  const faults = faultsOn(builtPages, ({ document }) => {
    const places: Record<string, string> = {};
    return [...document.querySelectorAll('main a')].flatMap((link) => {
      const name = link.getAttribute('aria-label') ?? link.textContent.trim();
      const place = link.getAttribute('href') ?? '';
      places[name] ??= place;
      return places[name] === place ? [] : [`${name}: ${place}`];
    });
  });
  expect(faults).toEqual([]);
});

test('the region that announces is there from the start, and empty', () => {
  const without = faultsOn(builtPages, ({ document }) => {
    const region = document.querySelector('[aria-live="polite"][aria-atomic="true"]');
    return region?.textContent === '' ? [] : [String(region?.textContent)];
  });
  expect(without).toEqual([]);
});

test('no page has more than nine landmarks', () => {
  expect(faultsOn(builtPages, ({ document }) => all(document, landmarks).slice(9))).toEqual([]);
});

test('a control that has a name of its own can be called by what is written on it', () => {
  expect(faultsOn(builtPages, ({ document }) => misnamedControls(document.body).map(String))).toEqual([]);
});
