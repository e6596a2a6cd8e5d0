// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { BannerPicture } from '../picture.ts';

export const casePlaceBe = {
  desktop: { src: 'case-place-be-desktop.svg', width: 1200, height: 640 },
  mobile: { src: 'case-place-be-mobile.svg', width: 700, height: 640 },
  alt: 'Uma praça vista de cima, com árvores e gente chegando por todos os lados, e um celular que mostra a mesma praça no mapa.',
} as const satisfies BannerPicture;
