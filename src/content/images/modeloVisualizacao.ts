// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { Picture } from '../picture.ts';

export const modeloVisualizacao = {
  src: 'modelo-visualizacao.svg',
  width: 800,
  height: 800,
  alt: 'Um olho cuja íris é um gráfico de rosca e cujos cílios são as barras de um gráfico.',
} as const satisfies Picture;
