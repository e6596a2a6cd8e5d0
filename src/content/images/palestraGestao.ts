// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { Picture } from '../picture.ts';

export const palestraGestao = {
  src: 'palestra-gestao.svg',
  width: 900,
  height: 600,
  alt: 'Uma palestrante ao microfone; suas palavras correm por uma linha vermelha até a plateia.',
} as const satisfies Picture;
