// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { BannerPicture } from '../picture.ts';

export const homeInclusion = {
  desktop: { src: 'home-inclusion-desktop.svg', width: 1200, height: 520 },
  mobile: { src: 'home-inclusion-mobile.svg', width: 700, height: 560 },
  alt: 'Mãos de muitas cores, com mangas de estampas diferentes, erguidas lado a lado; uma linha vermelha passa de uma mão à outra.',
} as const satisfies BannerPicture;
