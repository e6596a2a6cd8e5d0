import { describe, expect, test } from 'vitest';
import { projects } from '#src/content/projects.ts';
import {
  type PortfolioProject,
  projectCount,
  projectPath,
  readCategory,
  shownCategories,
  shownProjects,
} from '#src/domain/portfolio.ts';

const image = { src: 'a.svg', width: 1, height: 1, alt: '' };
const project = (id: number, category: PortfolioProject['category'], shown = true): PortfolioProject => ({
  id,
  title: `Projeto ${id}`,
  client: 'Cliente',
  year: '2020',
  category,
  description: '',
  ...(shown && { image }),
});

const wall = [
  project(1, 'branding'),
  project(2, 'app', false),
  project(3, 'branding', false),
  project(4, 'audiovisual'),
  project(5, 'branding'),
];
const ids = (shown: readonly PortfolioProject[]) => shown.map(({ id }) => id);

describe('what the portfolio shows', () => {
  test('without a category every project that has an image, in its order', () => {
    expect(ids(shownProjects(wall))).toEqual([1, 4, 5]);
  });

  test('a category shows only its projects that have an image', () => {
    expect(ids(shownProjects(wall, 'branding'))).toEqual([1, 5]);
    expect(ids(shownProjects(wall, 'app'))).toEqual([]);
  });

  test('a category is offered once, and not at all while none of its projects has an image', () => {
    expect(shownCategories(wall)).toEqual(['branding', 'audiovisual']);
  });

  test('an address with an unknown category, or with one that shows nothing, asks for all', () => {
    const read = (query: string) => readCategory(new URLSearchParams(query), wall);
    expect(read('categoria=audiovisual')).toBe('audiovisual');
    expect(read('')).toBeNull();
    expect(read('categoria=app')).toBeNull();
    expect(read('categoria=moda')).toBeNull();
  });

  test('the count is a sentence in both numbers', () => {
    expect(projectCount(1)).toBe('1 projeto');
    expect(projectCount(5)).toBe('5 projetos');
    expect(projectCount(0)).toBe('0 projetos');
  });
});

describe('where a tile leads', () => {
  test.each([
    ['Fotografia Empodera', '/CaseFotografiaEmpodera'],
    ['PlaceBe', '/CasePlaceBe'],
    ['Trilha  do Reuso', '/projetos/trilha-do-reuso'],
    ['Pão da Terra', '/projetos/pão-da-terra'],
  ])('%s: %s', (title, path) => {
    expect(projectPath(title)).toBe(path);
  });
});

describe('the portfolio of the site', () => {
  test('has seven projects in five categories, each shape of tile among them', () => {
    expect(shownProjects(projects)).toHaveLength(7);
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

  test('gives every project an address of its own', () => {
    expect(new Set(projects.map(({ title }) => projectPath(title))).size).toBe(7);
  });
});
