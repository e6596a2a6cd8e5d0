// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { Picture } from '../picture.ts';

export const principioAcessibilidade = {
  src: 'principio-acessibilidade.svg',
  width: 320,
  height: 320,
  alt: 'O símbolo da acessibilidade: uma pessoa de braços abertos dentro de um círculo.',
} as const satisfies Picture;
