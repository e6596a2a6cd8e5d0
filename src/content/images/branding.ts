// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { BannerPicture } from '../picture.ts';

export const branding = {
  desktop: { src: 'branding-desktop.svg', width: 1200, height: 600 },
  mobile: { src: 'branding-mobile.svg', width: 700, height: 560 },
  alt: 'As letras A, B e C recortadas em tecido; ao lado, um selo, e embaixo as mesmas letras numa sacola, numa caneca e num cartão.',
} as const satisfies BannerPicture;
