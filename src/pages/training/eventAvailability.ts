/** How an event's availability is to be read: 'few' when its text says that places are the last ones (docs/product.md, section 4). */
export function eventAvailability(vagas: string): 'few' | 'open' {
  return /últim/i.test(vagas.normalize('NFC')) ? 'few' : 'open';
}
