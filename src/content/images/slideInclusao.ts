// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { BannerPicture } from '../picture.ts';

export const slideInclusao = {
  desktop: { src: 'slide-inclusao-desktop.svg', width: 1440, height: 640 },
  mobile: { src: 'slide-inclusao-mobile.svg', width: 700, height: 700 },
  alt: 'Cinco pessoas diferentes, entre elas uma cadeirante e um homem cego com bengala, seguram juntas a mesma linha vermelha.',
} as const satisfies BannerPicture;
