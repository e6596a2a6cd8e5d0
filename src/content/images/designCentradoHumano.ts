// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { BannerPicture } from '../picture.ts';

export const designCentradoHumano = {
  desktop: { src: 'design-centrado-humano-desktop.svg', width: 1000, height: 750 },
  mobile: { src: 'design-centrado-humano-mobile.svg', width: 700, height: 640 },
  alt: 'Uma pessoa no centro de círculos de tecido; mãos de várias cores chegam de todos os lados, ligadas por uma linha vermelha.',
} as const satisfies BannerPicture;
