// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { Picture } from '../picture.ts';

export const caseCaixaQueConversa = {
  src: 'case-caixa-que-conversa.svg',
  width: 800,
  height: 800,
  alt: 'Um caixa de mercado com foto de pão na tela e teclado em relevo fala: a linha vira onda sonora num balão e chega ao ouvido de uma senhora de óculos.',
} as const satisfies Picture;
