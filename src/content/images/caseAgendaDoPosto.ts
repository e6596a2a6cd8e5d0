// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { BannerPicture } from '../picture.ts';

export const caseAgendaDoPosto = {
  desktop: { src: 'case-agenda-do-posto-desktop.svg', width: 720, height: 640 },
  mobile: { src: 'case-agenda-do-posto-mobile.svg', width: 700, height: 420 },
  alt: 'No balcão de um posto de saúde, sob uma grande cruz verde, uma atendente abre a agenda; a linha vermelha liga o telefone e o celular ao mesmo dia.',
} as const satisfies BannerPicture;
