// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { Picture } from '../picture.ts';

export const personAna = {
  src: 'person-ana.svg',
  width: 400,
  height: 400,
  alt: 'Retrato de Ana: jovem negra com cabelo cacheado volumoso e vestido de bolinhas.',
} as const satisfies Picture;
