// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { Picture } from '../picture.ts';

export const principioInovacao = {
  src: 'principio-inovacao.svg',
  width: 320,
  height: 320,
  alt: 'Uma pipa feita de retalhos sobe presa à linha vermelha.',
} as const satisfies Picture;
