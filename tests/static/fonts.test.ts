import { expect, test } from 'vitest';
import { builtPages, faultsOn } from '#tests/support/builtSite.ts';
import { displayGlyphs } from '#tools/bundle/buildFonts.ts';

test('the font of titles has every letter of the titles', () => {
  const missing = faultsOn(builtPages, ({ document }) => {
    const titles = [...document.querySelectorAll('h1, h2, h3, h4')]
      .map((title) => title.textContent)
      .join('');
    return [...new Set(titles)].filter((letter) => !displayGlyphs.includes(letter) && letter !== '\n');
  });
  expect(missing).toEqual([]);
});
