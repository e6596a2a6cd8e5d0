import { expect, test } from 'vitest';
import { benchArguments } from '#tools/bench/benchArguments.ts';

const nothing = { routes: [], folders: [], onlyFigures: false, help: false };

test.each([
  [[], {}],
  [['/contato', '/'], { routes: ['/contato', '/'] }],
  [['/', '--against', '../a', '--against', '../b'], { routes: ['/'], folders: ['../a', '../b'] }],
  [['--figures'], { onlyFigures: true }],
  [['--help'], { help: true }],
])('%j asks for %j', (args, asked) => {
  expect(benchArguments(args)).toEqual({ ...nothing, ...asked });
});

test.each([[['--figurs']], [['contato']]])('%j is refused', (args) => {
  expect(() => benchArguments(args)).toThrow();
});
