// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { Picture } from '../picture.ts';

export const principioImpacto = {
  src: 'principio-impacto.svg',
  width: 320,
  height: 320,
  alt: 'Um ponto vermelho no centro de ondas que se espalham.',
} as const satisfies Picture;
