// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { BannerPicture } from '../picture.ts';

export const experienciasDigitais = {
  desktop: { src: 'experiencias-digitais-desktop.svg', width: 1200, height: 600 },
  mobile: { src: 'experiencias-digitais-mobile.svg', width: 700, height: 560 },
  alt: 'Um site, um celular e um cursor costurados na mesma colcha; a linha vai do botão da página ao dedo que toca a tela.',
} as const satisfies BannerPicture;
