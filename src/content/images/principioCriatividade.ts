// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { Picture } from '../picture.ts';

export const principioCriatividade = {
  src: 'principio-criatividade.svg',
  width: 320,
  height: 320,
  alt: 'Uma tesoura recorta uma estrela em tecido amarelo.',
} as const satisfies Picture;
