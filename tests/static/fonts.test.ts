import { expect, test } from 'vitest';
import { builtPages } from '#tests/support/builtSite.ts';
import { displayGlyphs } from '#tools/fonts.ts';

test.each(builtPages)('the font of titles has every letter of those on $path', ({ document }) => {
  const titles = [...document.querySelectorAll('h1, h2, h3, h4')].map((title) => title.textContent).join('');
  expect([...new Set(titles)].filter((letter) => !displayGlyphs.includes(letter) && letter !== '\n')).toEqual(
    [],
  );
});
