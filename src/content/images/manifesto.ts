// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { BannerPicture } from '../picture.ts';

export const manifesto = {
  desktop: { src: 'manifesto-desktop.svg', width: 1200, height: 600 },
  mobile: { src: 'manifesto-mobile.svg', width: 700, height: 600 },
  alt: 'Um megafone de retalhos de onde sai a linha vermelha, que prende oito retalhos, um para cada princípio.',
} as const satisfies BannerPicture;
