// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { BannerPicture } from '../picture.ts';

export const slideBranding = {
  desktop: { src: 'slide-branding-desktop.svg', width: 1440, height: 640 },
  mobile: { src: 'slide-branding-mobile.svg', width: 700, height: 700 },
  alt: 'Bandeirinhas de festa penduradas na linha vermelha, cada uma com uma marca recortada em tecido.',
} as const satisfies BannerPicture;
