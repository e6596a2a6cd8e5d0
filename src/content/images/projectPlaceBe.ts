// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { Picture } from '../picture.ts';

export const projectPlaceBe = {
  src: 'project-place-be.svg',
  width: 800,
  height: 800,
  alt: 'Planta de um bairro vista de cima: quarteirões de tecido, uma praça com árvores no centro e ruas traçadas pela linha vermelha.',
} as const satisfies Picture;
