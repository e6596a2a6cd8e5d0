import { expect, test } from 'vitest';
import { deploySteps } from '#tools/deploy/deploySteps.ts';

const commands = (imageCleanup?: 'set' | 'noImages') =>
  deploySteps('estudio', 'firebase.deploy.json', { imageCleanup }).map(({ args, mayFail }) => [
    args.slice(0, args.indexOf('--project')).join(' '),
    mayFail ?? false,
  ]);

test('a project whose images are removed is deployed in one go', () => {
  expect(commands('set')).toEqual([['deploy', false]]);
});

test.each(['noImages', undefined] as const)(
  'before the first images (%s) the functions go first, so that a policy can be set before all the rest',
  (imageCleanup) => {
    expect(commands(imageCleanup)).toEqual([
      ['deploy --only functions', true],
      ['functions:artifacts:setpolicy --location southamerica-east1 --days 1 --force', false],
      ['deploy', false],
    ]);
  },
);

test('every command is for the project and the configuration of this build', () => {
  for (const { args } of deploySteps('estudio', 'firebase.deploy.json', {}))
    expect(args.slice(-4)).toEqual(['--project', 'estudio', '--config', 'firebase.deploy.json']);
});
