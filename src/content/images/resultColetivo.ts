// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { Picture } from '../picture.ts';

export const resultColetivo = {
  src: 'result-coletivo.svg',
  width: 400,
  height: 400,
  alt: 'Uma árvore cuja copa é feita de rostos: um coletivo que se sustenta.',
} as const satisfies Picture;
