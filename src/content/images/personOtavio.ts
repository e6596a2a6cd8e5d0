// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { Picture } from '../picture.ts';

export const personOtavio = {
  src: 'person-otavio.svg',
  width: 400,
  height: 400,
  alt: 'Retrato de Otávio: homem careca de bigode grisalho, paletó escuro e gravata com listras.',
} as const satisfies Picture;
