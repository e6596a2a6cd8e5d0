const WORDS = ['zero', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'];

/** A whole number in words up to ten, in digits beyond. */
export function inWords(count: number): string {
  return WORDS[count] ?? String(count);
}
