// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { Picture } from '../picture.ts';

export const projectPaoDaTerra = {
  src: 'project-pao-da-terra.svg',
  width: 800,
  height: 1120,
  alt: 'Um pão redondo costurado com um sol no rótulo, entre espigas de trigo; a linha vermelha amarra o maço.',
} as const satisfies Picture;
