// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { Picture } from '../picture.ts';

export const projectTrilhaDoReuso = {
  src: 'project-trilha-do-reuso.svg',
  width: 800,
  height: 800,
  alt: 'Tabuleiro de jogo em forma de trilha, com casas de tecido, dois peões, um dado e a seta da reciclagem na chegada.',
} as const satisfies Picture;
