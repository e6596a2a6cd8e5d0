import { expect, test } from 'vitest';
import { builtPages, faultsOn } from '#tests/support/builtSite.ts';
import { misnamedControls } from '#tests/support/misnamedControls.ts';
import { unmarkedTexts } from '#tests/support/unmarkedTexts.ts';

// A screen reader revealed each of these faults before it was fixed. tools/listen.ts checks for them again.

const all = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML.slice(0, 160));

const landmarks =
  'header:not(article header, section header), footer:not(article footer), main, nav, aside, form[aria-labelledby], section:is([aria-label], [aria-labelledby])';

test.each([
  ['no field is announced as invalid before typing', '[required]:not([aria-invalid="false"])'],
  [
    'every field for an e-mail, a telephone number or a password has autocomplete',
    'input:is([type="email"], [type="tel"], [type="password"]):not([autocomplete])',
  ],
  ['no heading can be clicked', ':is(h1, h2, h3)[tabindex]'],
  ['no text is in a status bar, where it cannot be read again', '[role="status"]'],
])('%s', (_, selector) => {
  expect(faultsOn(builtPages, ({ document }) => all(document, selector))).toEqual([]);
});

test('hidden words in a link do not make a screen reader announce two links', () => {
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

test('links with the same name lead to the same place', () => {
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

test('the live region exists from the start, and is empty', () => {
  const without = faultsOn(builtPages, ({ document }) => {
    const region = document.querySelector('[aria-live="polite"][aria-atomic="true"]');
    return region?.textContent === '' ? [] : [String(region?.textContent)];
  });
  expect(without).toEqual([]);
});

test('no page has more than nine landmarks', () => {
  expect(faultsOn(builtPages, ({ document }) => all(document, landmarks).slice(9))).toEqual([]);
});

test('the name of a control contains its visible text', () => {
  expect(faultsOn(builtPages, ({ document }) => misnamedControls(document.body).map(String))).toEqual([]);
});

test('texts in other languages are marked with their language', () => {
  expect(faultsOn(builtPages, ({ document }) => unmarkedTexts(document.body))).toEqual([]);
});
