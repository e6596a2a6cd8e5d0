import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { categories } from '#src/copy/about/categories.ts';
import { projectCount, shownCategories } from '#src/domain/site/portfolio.ts';

const project = (category: string) => ({ category });

test('each category is offered once, in the order of its first project', () => {
  expect(shownCategories([project('branding'), project('audiovisual'), project('branding')])).toEqual([
    'branding',
    'audiovisual',
  ]);
});

test('each category has a pattern of its own, because no meaning depends on colour alone', () => {
  const styles = readFileSync('src/pages/portfolio/CategoryPattern.module.css', 'utf8');
  for (const category of Object.keys(categories)) expect(styles).toContain(`[data-category='${category}']`);
});

test('the text of the count is correct in singular and plural', () => {
  expect(projectCount(1)).toBe('1 projeto');
  expect(projectCount(5)).toBe('5 projetos');
  expect(projectCount(0)).toBe('0 projetos');
});
