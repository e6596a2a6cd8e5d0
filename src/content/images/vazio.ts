// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { Picture } from '../picture.ts';

export const vazio = {
  src: 'vazio.svg',
  width: 480,
  height: 400,
  alt: '',
} as const satisfies Picture;
