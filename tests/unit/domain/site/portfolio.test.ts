import projects from 'virtual:content/projects';
import { expect, test } from 'vitest';
import { type Category, projectCount, shownCategories } from '#src/domain/site/portfolio.ts';

const project = (category: Category) => ({ category });

test('a category is offered once, in the order in which projects bring them up', () => {
  expect(shownCategories([project('branding'), project('audiovisual'), project('branding')])).toEqual([
    'branding',
    'audiovisual',
  ]);
});

test('the count is a sentence in both numbers', () => {
  expect(projectCount(1)).toBe('1 projeto');
  expect(projectCount(5)).toBe('5 projetos');
  expect(projectCount(0)).toBe('0 projetos');
});

test('the portfolio of the site has seven projects in five categories, each shape of tile among them', () => {
  expect(projects).toHaveLength(7);
  expect([...shownCategories(projects)].sort()).toEqual([
    'acessibilidade',
    'app',
    'audiovisual',
    'branding',
    'gamification',
  ]);
  expect(new Set(projects.map(({ aspectRatio }) => aspectRatio))).toEqual(
    new Set(['square', 'tall', 'wide']),
  );
});

test('a tile leads to the case that tells the project in full, else to the project itself', () => {
  expect(projects.map(({ title, path }) => [title, path])).toEqual([
    ['Fotografia Empodera', '/CaseFotografiaEmpodera'],
    ['Biblioteca Sonora', '/projetos/biblioteca-sonora'],
    ['PlaceBe', '/CasePlaceBe'],
    ['Cinema Descrito', '/projetos/cinema-descrito'],
    ['Pão da Terra', '/projetos/pão-da-terra'],
    ['Ponto Certo', '/projetos/ponto-certo'],
    ['Trilha do Reuso', '/projetos/trilha-do-reuso'],
  ]);
});
