// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { Picture } from '../picture.ts';

export const personYara = {
  src: 'person-yara.svg',
  width: 400,
  height: 400,
  alt: 'Retrato de Yara: mulher negra de turbante estampado, brincos grandes e blusa azul.',
} as const satisfies Picture;
