// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { Picture } from '../picture.ts';

export const principioExcelencia = {
  src: 'principio-excelencia.svg',
  width: 320,
  height: 320,
  alt: 'A linha passa certeira pelo buraco da agulha.',
} as const satisfies Picture;
