// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { Picture } from '../picture.ts';

export const projectPontoCerto = {
  src: 'project-ponto-certo.svg',
  width: 1200,
  height: 700,
  alt: 'Um ônibus vermelho chega ao ponto, onde uma mulher e um cadeirante esperam; a linha marca o caminho no mapa.',
} as const satisfies Picture;
