import { expect, test } from 'vitest';
import { builtPages } from '#tests/support/builtSite.ts';
import { unmarkedTexts } from '#tests/support/unmarkedTexts.ts';

test.each(builtPages)('$path marks what is not Portuguese with its language', ({ document }) => {
  expect(unmarkedTexts(document.body)).toEqual([]);
});

test('titles of other languages are there to be marked', () => {
  const marked = builtPages.flatMap(({ document }) =>
    [...document.querySelectorAll('main [lang]')].map((element) => element.textContent),
  );
  expect(marked).toContain('The tacit dimension');
  expect(marked).toContain('Sémiologie graphique: les diagrammes, les réseaux, les cartes');
});
