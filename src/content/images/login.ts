// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { Picture } from '../picture.ts';

export const login = {
  src: 'login.svg',
  width: 640,
  height: 720,
  alt: 'Uma porta em arco com olho mágico e, presa à linha vermelha, a chave que a abre.',
} as const satisfies Picture;
