// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { Picture } from '../picture.ts';

export const caseManualDeBolso = {
  src: 'case-manual-de-bolso.svg',
  width: 800,
  height: 800,
  alt: 'Um voluntário de boné e avental puxa do bolso um cartão dobrado em sanfona, com um desenho em cada dobra: interrogação, relógio, chave, coração e sinal de feito.',
} as const satisfies Picture;
