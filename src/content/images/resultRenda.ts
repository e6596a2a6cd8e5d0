// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { Picture } from '../picture.ts';

export const resultRenda = {
  src: 'result-renda.svg',
  width: 400,
  height: 400,
  alt: 'Uma bolsinha de pano aberta, cheia de moedas e notas.',
} as const satisfies Picture;
