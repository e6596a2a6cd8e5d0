// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { Picture } from '../picture.ts';

export const whitepaperGestao = {
  src: 'whitepaper-gestao.svg',
  width: 600,
  height: 800,
  alt: 'Capa: um emaranhado de linha vermelha que, mais abaixo, vira fileiras de pontos ordenados num carretel.',
} as const satisfies Picture;
