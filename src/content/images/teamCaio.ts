// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { Picture } from '../picture.ts';

export const teamCaio = {
  src: 'team-caio.svg',
  width: 400,
  height: 400,
  alt: 'Retrato de Caio: homem negro de barba curta, cabelo alto e crespo e camisa listrada.',
} as const satisfies Picture;
