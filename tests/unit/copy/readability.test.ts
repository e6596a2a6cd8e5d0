import { describe, expect, test } from 'vitest';
import { booking } from '#src/copy/forms/booking.ts';
import { services } from '#src/copy/services/services.ts';
import { privacy } from '#src/copy/site/privacy.ts';

const VOWELS = /[aeiouáéíóúâêôãõàü]+/gi;
/** Two vowels that are spoken apart: an accent on the second, or an a or o before an open vowel. */
const HIATUS = /[aeiou][íú]|[íú][aeo]|a[eo]|o[ae]|e[ao]|i[ao](?=[a-z])/gi;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** About how many syllables a Portuguese word has. */
function syllables(word: string): number {
  return Math.max(1, count(word, VOWELS) + count(word, HIATUS));
}

/**
 * Flesch's reading ease as adapted to Portuguese (Martins et al., Readability formulas applied to textbooks in Brazilian
 * Portuguese, 1996): 75 and more is very easy, 50 and more easy, below 25 very hard.
 */
function readingEase(text: string): number {
  const sentences = text.split(/[.!?]+(?:\s|$)/).filter((sentence) => /\p{L}/u.test(sentence));
  const words = text.match(/[\p{L}\d]+(?:-\p{L}+)*/gu) ?? [];
  const spoken = words.reduce((sum, word) => sum + syllables(word), 0);
  return 248.835 - 1.015 * (words.length / sentences.length) - 84.6 * (spoken / words.length);
}

describe.each(Object.entries({ booking, privacy, services }))('the summary of %s', (_name, content) => {
  const sentences: readonly string[] = content.plainSummary;
  const texts = sentences.flatMap((sentence) => sentence.split(/(?<=[.!?])\s/));

  test('is easy to read', () => {
    expect(readingEase(sentences.join(' '))).toBeGreaterThanOrEqual(60);
  });

  test.each(texts)('%s is a short sentence', (text) => {
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(15);
  });
});

test('the policy itself can be read by adults who read little', () => {
  const blocks = privacy.topics.flatMap((topic) =>
    topic.blocks.flatMap((block) => (typeof block === 'string' ? [block] : [...block.list])),
  );
  expect(readingEase(blocks.join(' '))).toBeGreaterThanOrEqual(35);
});
