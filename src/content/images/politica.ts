// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { BannerPicture } from '../picture.ts';

export const politica = {
  desktop: { src: 'politica-desktop.svg', width: 720, height: 640 },
  mobile: { src: 'politica-mobile.svg', width: 700, height: 420 },
  alt: 'Um cadeado costurado com retalhos, fechado por um botão.',
} as const satisfies BannerPicture;
