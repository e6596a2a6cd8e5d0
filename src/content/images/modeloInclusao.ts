// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { Picture } from '../picture.ts';

export const modeloInclusao = {
  src: 'modelo-inclusao.svg',
  width: 800,
  height: 800,
  alt: 'Uma escada e uma rampa chegam juntas à mesma porta aberta; pessoas sobem pelas duas.',
} as const satisfies Picture;
