// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { Picture } from '../picture.ts';

export const offerProducts = {
  src: 'offer-products.svg',
  width: 480,
  height: 480,
  alt: 'Um celular cujo aplicativo é feito de retalhos, com um cursor prestes a tocar num botão.',
} as const satisfies Picture;
