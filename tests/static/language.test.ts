import { expect, test } from 'vitest';
import { builtPages, faultsOn } from '#tests/support/builtSite.ts';
import { unmarkedTexts } from '#tests/support/unmarkedTexts.ts';

test('every page marks what is not Portuguese with its language', () => {
  expect(faultsOn(builtPages, ({ document }) => unmarkedTexts(document.body))).toEqual([]);
});

test('there are titles in other languages to be marked', () => {
  const marked = builtPages.flatMap(({ document }) =>
    [...document.querySelectorAll('main [lang]')].map((element) => element.textContent),
  );
  expect(marked).toContain('The tacit dimension');
  expect(marked).toContain('Sémiologie graphique: les diagrammes, les réseaux, les cartes');
});
