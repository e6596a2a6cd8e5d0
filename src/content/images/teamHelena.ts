// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { Picture } from '../picture.ts';

export const teamHelena = {
  src: 'team-helena.svg',
  width: 400,
  height: 400,
  alt: 'Retrato de Helena: cabelo prateado na altura do queixo, óculos vermelhos e casaco petróleo.',
} as const satisfies Picture;
