// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { BannerPicture } from '../picture.ts';

export const slideTransformacao = {
  desktop: { src: 'slide-transformacao-desktop.svg', width: 1440, height: 640 },
  mobile: { src: 'slide-transformacao-mobile.svg', width: 700, height: 700 },
  alt: 'Um balão feito de retalhos ergue uma casinha acima dos prédios da cidade.',
} as const satisfies BannerPicture;
