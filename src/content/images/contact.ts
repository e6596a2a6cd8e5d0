// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { BannerPicture } from '../picture.ts';

export const contact = {
  desktop: { src: 'contact-desktop.svg', width: 720, height: 720 },
  mobile: { src: 'contact-mobile.svg', width: 700, height: 420 },
  alt: 'Um envelope de pano fechado com um botão vermelho; uma linha sai de um balão de conversa, passa pelo botão e segue na agulha até outro balão.',
} as const satisfies BannerPicture;
