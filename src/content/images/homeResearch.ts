// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { Picture } from '../picture.ts';

export const homeResearch = {
  src: 'home-research.svg',
  width: 800,
  height: 720,
  alt: 'Uma lente passa sobre uma colcha escura: só dentro dela os retalhos aparecem nítidos e em cores vivas.',
} as const satisfies Picture;
