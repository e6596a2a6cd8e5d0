const WORDS = ['zero', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'];

/** A whole number: up to ten in words, above ten in digits. */
export function inWords(count: number): string {
  return WORDS[count] ?? String(count);
}
