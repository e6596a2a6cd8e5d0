// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { Picture } from '../picture.ts';

export const offerServices = {
  src: 'offer-services.svg',
  width: 480,
  height: 480,
  alt: 'Uma pessoa segue a linha que a leva até a porta de uma loja com toldo listrado.',
} as const satisfies Picture;
