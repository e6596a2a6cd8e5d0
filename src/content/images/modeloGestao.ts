// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { Picture } from '../picture.ts';

export const modeloGestao = {
  src: 'modelo-gestao.svg',
  width: 800,
  height: 800,
  alt: 'Um gaveteiro colorido; de uma gaveta aberta sai a linha que costura todas as outras.',
} as const satisfies Picture;
