// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { Picture } from '../picture.ts';

export const placeAfter = {
  src: 'place-after.svg',
  width: 1200,
  height: 800,
  alt: 'Depois: a mesma praça viva, com piso colorido, árvores, banco, luz, toldo, rampa e pessoas de todas as idades.',
} as const satisfies Picture;
