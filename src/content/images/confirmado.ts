// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { Picture } from '../picture.ts';

export const confirmado = {
  src: 'confirmado.svg',
  width: 640,
  height: 480,
  alt: 'Um sinal de feito, bordado em vermelho sobre um retalho redondo e arrematado com um nó.',
} as const satisfies Picture;
