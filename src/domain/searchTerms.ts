const LONGEST_WORD = 20;
const LONGEST_EMAIL = 40;
const MOST_TERMS = 400;

/** Lower case without accents, so that 'joao' finds 'João'. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

function prefixes(word: string, longest: number): string[] {
  const letters = [...word].slice(0, longest);
  return letters.map((_, index) => letters.slice(0, index + 1).join(''));
}

/** Every beginning of each word of the name and of the e-mail, and of the whole e-mail, for `array-contains` queries. */
export function searchTerms({ nome, email }: { nome: string; email: string }): string[] {
  const foldedEmail = fold(email);
  const words = [...wordsOf(fold(nome)), ...wordsOf(foldedEmail)];
  const terms = [
    ...words.flatMap((word) => prefixes(word, LONGEST_WORD)),
    ...prefixes(foldedEmail, LONGEST_EMAIL),
  ];
  return [...new Set(terms)].slice(0, MOST_TERMS);
}

/**
 * The one term to ask the database for when somebody typed `typed`: the beginning of an address, or the longest word;
 * empty when there is nothing to search for. Other words of it are left to `matchesSearch`.
 */
export function searchKey(typed: string): string {
  const folded = fold(typed).trim();
  if (folded.includes('@')) return [...folded].slice(0, LONGEST_EMAIL).join('');
  const longest = wordsOf(folded).reduce((best, word) => (word.length > best.length ? word : best), '');
  return [...longest].slice(0, LONGEST_WORD).join('');
}

/** Whether every word typed begins some word of the name or the e-mail. */
export function matchesSearch(search: readonly string[], typed: string): boolean {
  const folded = fold(typed).trim();
  const wanted = folded.includes('@') ? [searchKey(typed)] : wordsOf(folded).map((word) => searchKey(word));
  return wanted.every((term) => search.includes(term));
}
