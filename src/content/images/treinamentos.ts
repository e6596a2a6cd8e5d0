// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { BannerPicture } from '../picture.ts';

export const treinamentos = {
  desktop: { src: 'treinamentos-desktop.svg', width: 1200, height: 600 },
  mobile: { src: 'treinamentos-mobile.svg', width: 700, height: 560 },
  alt: 'Vista de cima: pessoas diferentes em volta de uma mesa com bilhetes adesivos, papéis e uma linha vermelha que une as ideias.',
} as const satisfies BannerPicture;
