// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { Picture } from '../picture.ts';

export const principioColaboracao = {
  src: 'principio-colaboracao.svg',
  width: 320,
  height: 320,
  alt: 'Duas mãos de cores diferentes dão o mesmo nó.',
} as const satisfies Picture;
