// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { Picture } from '../picture.ts';

export const personLuiza = {
  src: 'person-luiza.svg',
  width: 400,
  height: 400,
  alt: 'Retrato de Luiza: senhora de cabelo branco preso em coque, óculos e blusa florida.',
} as const satisfies Picture;
