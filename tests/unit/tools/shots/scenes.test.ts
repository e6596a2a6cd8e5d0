import { expect, test } from 'vitest';
import { scenesOf, states } from '#tools/shots/scenes.ts';

const names = (pages: string[], chosen: string[]) => scenesOf(pages, chosen).map(({ name }) => name);

test('every page is a scene, and so is every state', () => {
  expect(names(['/', '/sobre', '/projetos/ponto-certo'], [])).toEqual([
    'home',
    'sobre',
    'projetos-ponto-certo',
    ...states.map(({ name }) => name),
  ]);
});

test('chosen pages come with their states and nothing else', () => {
  expect(names(['/', '/sobre', '/contato'], ['/contato'])).toEqual([
    'contato',
    'contact-errors',
    'contact-sent',
  ]);
});

test('no two states are written to the same file', () => {
  expect(new Set(states.map(({ name }) => name)).size).toBe(states.length);
});
