// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { Picture } from '../picture.ts';

export const resultFinanciamento = {
  src: 'result-financiamento.svg',
  width: 400,
  height: 400,
  alt: 'Pilhas de moedas que crescem; a última passa da linha da meta.',
} as const satisfies Picture;
