import { expect, test } from 'vitest';
import { about } from '#src/content/about.ts';
import { home } from '#src/content/home.ts';

test.each([
  ['home', [home.about.title, home.about.text]],
  ['about', [about.hero.lead]],
])('the ten years of %s are explained by both beginnings', (_page, texts) => {
  const text = texts.join(' ');
  expect(text).toContain('dez anos');
  expect(text).toMatch(/2014.*2019/);
});
