import { expect, test } from 'vitest';
import { benchArguments } from '#tools/bench/benchArguments.ts';

test.each([
  [[], [], [], false],
  [['/contato', '/'], ['/contato', '/'], [], false],
  [['/', '--against', '../other/dist'], ['/'], ['../other/dist'], false],
  [['--figures'], [], [], true],
])(
  '%j asks for the routes %j, the folders %j and figures alone: %s',
  (args, routes, folders, onlyFigures) => {
    expect(benchArguments(args)).toEqual({ routes, folders, onlyFigures });
  },
);
