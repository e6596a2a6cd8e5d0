// Written by `npm run pictures`; the text stands in tools/pictures/compositions.
import type { Picture } from '../picture.ts';

export const projectBiblioteca = {
  src: 'project-biblioteca.svg',
  width: 1200,
  height: 700,
  alt: 'Fones de ouvido abraçam uma estante; os livros do meio viram ondas de som.',
} as const satisfies Picture;
