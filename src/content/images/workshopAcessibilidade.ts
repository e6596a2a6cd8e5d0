// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { Picture } from '../picture.ts';

export const workshopAcessibilidade = {
  src: 'workshop-acessibilidade.svg',
  width: 900,
  height: 600,
  alt: 'Um teclado de tecido: a tecla de acessibilidade tem o contorno de foco costurado em vermelho, e um dedo toca a barra de espaço.',
} as const satisfies Picture;
