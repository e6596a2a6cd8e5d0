const WORDS = ['zero', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'];

/** A whole number as sentences have it: the word up to ten, digits beyond. */
export function inWords(count: number): string {
  return WORDS[count] ?? String(count);
}
