// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { BannerPicture } from '../picture.ts';

export const gestaoConhecimento = {
  desktop: { src: 'gestao-conhecimento-desktop.svg', width: 1200, height: 600 },
  mobile: { src: 'gestao-conhecimento-mobile.svg', width: 700, height: 560 },
  alt: 'De uma estante de livros sai uma linha que amarra botões coloridos num grafo de conhecimento.',
} as const satisfies BannerPicture;
