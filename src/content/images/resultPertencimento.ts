// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { Picture } from '../picture.ts';

export const resultPertencimento = {
  src: 'result-pertencimento.svg',
  width: 400,
  height: 400,
  alt: 'Pessoas em roda vistas de cima, ligadas por uma linha vermelha.',
} as const satisfies Picture;
