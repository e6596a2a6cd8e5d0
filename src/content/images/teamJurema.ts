// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { Picture } from '../picture.ts';

export const teamJurema = {
  src: 'team-jurema.svg',
  width: 400,
  height: 400,
  alt: 'Retrato de Jurema: cabelo preto liso e comprido com franja, aparelho auditivo lilás, brincos de plumas e blusa com losangos.',
} as const satisfies Picture;
