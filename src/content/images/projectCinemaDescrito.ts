// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { Picture } from '../picture.ts';

export const projectCinemaDescrito = {
  src: 'project-cinema-descrito.svg',
  width: 800,
  height: 800,
  alt: 'Plateia vista de trás diante de uma tela onde um olho vira onda sonora: cinema com audiodescrição.',
} as const satisfies Picture;
