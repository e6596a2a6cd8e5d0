// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { Picture } from '../picture.ts';

export const artigoVisualizacao = {
  src: 'artigo-visualizacao.svg',
  width: 600,
  height: 800,
  alt: 'Capa: montanhas feitas de barras de um gráfico sob um sol que é um gráfico de rosca.',
} as const satisfies Picture;
