import { expect, test } from 'vitest';
import { pageFonts } from '#tools/prerender/pageResources.ts';

const titles = '/assets/bricolage-grotesque-a.woff2';
const text = '/assets/atkinson-hyperlegible-next-b.woff2';

test('the font of titles is preloaded, that of running text is named', () => {
  expect(pageFonts([text, titles])).toEqual({
    preload: `<link rel="preload" href="${titles}" as="font" type="font/woff2" crossorigin>`,
    text,
  });
});

test.each([[[titles]], [[text]], [[text, titles, '/assets/third.woff2']]])(
  'a build with the fonts %j is refused',
  (fonts) => {
    expect(() => pageFonts(fonts)).toThrow(/other fonts/);
  },
);
