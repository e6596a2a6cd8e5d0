// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { BannerPicture } from '../picture.ts';

export const educacaoDesign = {
  desktop: { src: 'educacao-design-desktop.svg', width: 1200, height: 600 },
  mobile: { src: 'educacao-design-mobile.svg', width: 700, height: 560 },
  alt: 'Uma escola de retalhos entre uma torre de blocos e um lápis gigante; crianças chegam seguindo a linha vermelha.',
} as const satisfies BannerPicture;
