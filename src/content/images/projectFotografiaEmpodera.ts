// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { Picture } from '../picture.ts';

export const projectFotografiaEmpodera = {
  src: 'project-fotografia-empodera.svg',
  width: 800,
  height: 1120,
  alt: 'Uma câmera de retalhos cuja lente é um mosaico colorido; ao lado, uma tira de filme com retratos de moradoras.',
} as const satisfies Picture;
