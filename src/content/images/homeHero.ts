// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { BannerPicture } from '../picture.ts';

export const homeHero = {
  desktop: { src: 'home-hero-desktop.svg', width: 900, height: 900 },
  mobile: { src: 'home-hero-mobile.svg', width: 700, height: 600 },
  alt: 'Colcha de retalhos que sobe em degraus: um olho atento, um lápis, uma mão aberta e duas pessoas sorrindo, tudo ligado por uma linha vermelha que termina na agulha.',
} as const satisfies BannerPicture;
