// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { Picture } from '../picture.ts';

export const caseGavetaAberta = {
  src: 'case-gaveta-aberta.svg',
  width: 800,
  height: 800,
  alt: 'De uma gaveta aberta sobe um leque de material escolar: catavento, régua, caderno, lápis e pincel; uma mão tira a folha de um plano de aula.',
} as const satisfies Picture;
