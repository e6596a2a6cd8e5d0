// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { Picture } from '../picture.ts';

export const offerTraining = {
  src: 'offer-training.svg',
  width: 480,
  height: 480,
  alt: 'Uma pessoa mostra um gráfico costurado no quadro para duas pessoas que assistem.',
} as const satisfies Picture;
