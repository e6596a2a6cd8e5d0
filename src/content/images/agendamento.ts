// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { BannerPicture } from '../picture.ts';

export const agendamento = {
  desktop: { src: 'agendamento-desktop.svg', width: 720, height: 640 },
  mobile: { src: 'agendamento-mobile.svg', width: 700, height: 420 },
  alt: 'Um calendário de tecido com um dia marcado pela agulha e pela linha vermelha.',
} as const satisfies BannerPicture;
