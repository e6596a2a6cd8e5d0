// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { BannerPicture } from '../picture.ts';

export const caseFotografia = {
  desktop: { src: 'case-fotografia-desktop.svg', width: 1200, height: 640 },
  mobile: { src: 'case-fotografia-mobile.svg', width: 700, height: 700 },
  alt: 'Uma fotógrafa aponta a câmera; ao lado, um varal de retratos e paisagens presos por pregadores na linha vermelha.',
} as const satisfies BannerPicture;
