/** Derives an event's availability from its text: 'few' if it mentions last places (docs/product.md, section 4). */
export function eventAvailability(vagas: string): 'few' | 'open' {
  return /últim/i.test(vagas.normalize('NFC')) ? 'few' : 'open';
}
