import { expect, test } from 'vitest';
import { type Category, projectCount, shownCategories } from '#src/domain/site/portfolio.ts';

const project = (category: Category) => ({ category });

test('each category is offered once, in the order of its first project', () => {
  expect(shownCategories([project('branding'), project('audiovisual'), project('branding')])).toEqual([
    'branding',
    'audiovisual',
  ]);
});

test('the text of the count is correct in singular and plural', () => {
  expect(projectCount(1)).toBe('1 projeto');
  expect(projectCount(5)).toBe('5 projetos');
  expect(projectCount(0)).toBe('0 projetos');
});
