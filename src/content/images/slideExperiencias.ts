// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { BannerPicture } from '../picture.ts';

export const slideExperiencias = {
  desktop: { src: 'slide-experiencias-desktop.svg', width: 1440, height: 640 },
  mobile: { src: 'slide-experiencias-mobile.svg', width: 700, height: 700 },
  alt: 'Uma mão segura um celular; da tela saem retalhos coloridos que voam presos à linha vermelha.',
} as const satisfies BannerPicture;
