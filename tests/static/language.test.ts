import { expect, test } from 'vitest';
import { builtPages, faultsOn } from '#tests/support/builtSite.ts';
import { unmarkedTexts } from '#tests/support/unmarkedTexts.ts';

test('every page marks texts in other languages with their language', () => {
  expect(faultsOn(builtPages, ({ document }) => unmarkedTexts(document.body))).toEqual([]);
});

test('the site has titles in other languages that must be marked', () => {
  const marked = builtPages.flatMap(({ document }) =>
    [...document.querySelectorAll('main [lang]')].map((element) => element.textContent),
  );
  expect(marked).toContain('The tacit dimension');
  expect(marked).toContain('Sémiologie graphique: les diagrammes, les réseaux, les cartes');
});
