// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { BannerPicture } from '../picture.ts';

export const academy = {
  desktop: { src: 'academy-desktop.svg', width: 1000, height: 720 },
  mobile: { src: 'academy-mobile.svg', width: 700, height: 600 },
  alt: 'Uma coruja de retalhos pousada sobre livros olha com atenção enquanto segura a linha vermelha.',
} as const satisfies BannerPicture;
