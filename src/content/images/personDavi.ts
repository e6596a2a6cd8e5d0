// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { Picture } from '../picture.ts';

export const personDavi = {
  src: 'person-davi.svg',
  width: 400,
  height: 400,
  alt: 'Retrato de Davi: rapaz ruivo de cabelo ondulado em sua cadeira de rodas, com moletom vermelho.',
} as const satisfies Picture;
