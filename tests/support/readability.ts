const VOWELS = /[aeiouáéíóúâêôãõàü]+/gi;
/** Two vowels that are spoken apart: an accent on the second, or an a or o before an open vowel. */
const HIATUS = /[aeiou][íú]|[íú][aeo]|a[eo]|o[ae]|e[ao]|i[ao](?=[a-z])/gi;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** About how many syllables a Portuguese word has. */
export function syllables(word: string): number {
  return Math.max(1, count(word, VOWELS) + count(word, HIATUS));
}

/**
 * Flesch's reading ease as adapted to Portuguese (Martins et al., Readability formulas applied to textbooks in Brazilian
 * Portuguese, 1996): 75 and more is very easy, 50 and more easy, below 25 very hard.
 */
export function readingEase(text: string): number {
  const sentences = text.split(/[.!?]+(?:\s|$)/).filter((sentence) => /\p{L}/u.test(sentence));
  const words = text.match(/[\p{L}\d]+(?:-\p{L}+)*/gu) ?? [];
  const spoken = words.reduce((sum, word) => sum + syllables(word), 0);
  return 248.835 - 1.015 * (words.length / sentences.length) - 84.6 * (spoken / words.length);
}
