// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { Picture } from '../picture.ts';

export const placeBefore = {
  src: 'place-before.svg',
  width: 1200,
  height: 800,
  alt: 'Antes: a praça vazia e cinzenta, com o piso rachado, o banco quebrado, a árvore seca, as portas fechadas e só uma escada.',
} as const satisfies Picture;
