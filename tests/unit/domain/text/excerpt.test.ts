import fc from 'fast-check';
import { expect, it } from 'vitest';
import { excerpt } from '#src/domain/text/excerpt.ts';

it('a short text stays unchanged, on one line', () => {
  expect(excerpt(' Boa tarde!\n\nTudo bem? ', 30)).toBe('Boa tarde! Tudo bem?');
});

it('an excerpt ends after a word, without the punctuation after it', () => {
  expect(excerpt('Queremos um site novo, e logo.', 24)).toBe('Queremos um site novo…');
});

it('an excerpt is never longer than requested, and never splits a character', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.integer({ min: 2, max: 40 }),
      (text, most) => {
        const short = excerpt(text, most);
        expect([...short].length).toBeLessThanOrEqual(most);
        expect(() => encodeURIComponent(short)).not.toThrow();
      },
    ),
  );
});
