// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { Picture } from '../picture.ts';

export const homeAbout = {
  src: 'home-about.svg',
  width: 800,
  height: 640,
  alt: 'A mesa do estúdio vista de cima: um notebook, uma tesoura, um carretel, alfinetes, bilhetes e um molde de papel costurado pela linha vermelha.',
} as const satisfies Picture;
