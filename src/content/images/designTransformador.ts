// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { BannerPicture } from '../picture.ts';

export const designTransformador = {
  desktop: { src: 'design-transformador-desktop.svg', width: 1200, height: 600 },
  mobile: { src: 'design-transformador-mobile.svg', width: 700, height: 560 },
  alt: 'Uma lagarta, um casulo e uma borboleta sobem uma escada de retalhos que cresce como um gráfico.',
} as const satisfies BannerPicture;
