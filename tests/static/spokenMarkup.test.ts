import { expect, test } from 'vitest';
import { builtPages } from '#tests/support/builtSite.ts';
import { misnamedControls } from '#tests/support/misnamedControls.ts';

const all = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML.slice(0, 160));

// Each of these was heard with a screen reader before it was mended; tests/listen hears them again.

test.each(builtPages)('$path: no field is called invalid before anything is typed', ({ document }) => {
  expect(all(document, '[required]:not([aria-invalid="false"])')).toEqual([]);
});

test.each(builtPages)('$path: no heading can be clicked', ({ document }) => {
  expect(all(document, ':is(h1, h2, h3)[tabindex]')).toEqual([]);
});

test.each(builtPages)('$path: no link is read as two because of hidden words in it', ({ document }) => {
  const mixed = [...document.querySelectorAll('a')].filter((link) => {
    const hidden = link.querySelector('.visually-hidden');
    return hidden && link.textContent.trim() !== hidden.textContent.trim();
  });
  expect(mixed.map(({ outerHTML }) => outerHTML)).toEqual([]);
});

test.each(builtPages)(
  '$path: no text stands in a status bar, where it cannot be read again',
  ({ document }) => {
    expect(all(document, '[role="status"]')).toEqual([]);
  },
);

test.each(builtPages)(
  '$path: the region that announces is there from the start, and empty',
  ({ document }) => {
    const region = document.querySelector('[aria-live="polite"][aria-atomic="true"]');
    expect(region?.textContent).toBe('');
  },
);

test.each(builtPages)('$path has at most nine landmarks', ({ document }) => {
  const landmarks =
    'header:not(article header, section header), footer:not(article footer), main, nav, aside, form[aria-labelledby], section:is([aria-label], [aria-labelledby])';
  expect(all(document, landmarks).length).toBeLessThanOrEqual(9);
});

test.each(builtPages)(
  '$path: a control that has a name of its own can be called by what is written on it',
  ({ document }) => {
    expect(misnamedControls(document.body)).toEqual([]);
  },
);
