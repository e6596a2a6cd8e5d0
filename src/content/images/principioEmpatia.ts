// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { Picture } from '../picture.ts';

export const principioEmpatia = {
  src: 'principio-empatia.svg',
  width: 320,
  height: 320,
  alt: 'Dois rostos que se sobrepõem e dividem o mesmo sorriso.',
} as const satisfies Picture;
