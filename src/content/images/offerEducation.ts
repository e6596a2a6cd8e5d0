// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { Picture } from '../picture.ts';

export const offerEducation = {
  src: 'offer-education.svg',
  width: 480,
  height: 480,
  alt: 'De um livro aberto nasce uma planta cujas folhas são blocos de montar, e um lápis a acompanha.',
} as const satisfies Picture;
