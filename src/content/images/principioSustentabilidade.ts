// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { Picture } from '../picture.ts';

export const principioSustentabilidade = {
  src: 'principio-sustentabilidade.svg',
  width: 320,
  height: 320,
  alt: 'Uma folha cercada por um ponto que volta ao começo.',
} as const satisfies Picture;
