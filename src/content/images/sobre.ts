// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { BannerPicture } from '../picture.ts';

export const sobre = {
  desktop: { src: 'sobre-desktop.svg', width: 1200, height: 640 },
  mobile: { src: 'sobre-mobile.svg', width: 700, height: 600 },
  alt: 'São Paulo em retalhos: um prédio ondulado, uma torre em degraus, um museu suspenso por vigas vermelhas e uma ponte de cabos costurados, sobre a calçada geométrica.',
} as const satisfies BannerPicture;
