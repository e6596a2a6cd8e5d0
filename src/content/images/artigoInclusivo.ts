// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { Picture } from '../picture.ts';

export const artigoInclusivo = {
  src: 'artigo-inclusivo.svg',
  width: 600,
  height: 800,
  alt: 'Capa em três faixas: um olho, uma orelha e uma mão, ligados pela mesma linha.',
} as const satisfies Picture;
