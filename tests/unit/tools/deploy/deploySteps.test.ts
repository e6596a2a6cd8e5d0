import { expect, test } from 'vitest';
import { deploySteps } from '#tools/deploy/deploySteps.ts';

const TARGET = ['--project', 'estudio', '--config', 'firebase.deploy.json'];
const step = (args: string, tries = 1) => ({ args: [...args.split(' '), ...TARGET], tries });

test('indexes go first; a project whose images are removed gets all the rest in one go', () => {
  expect(deploySteps('estudio', 'firebase.deploy.json', false)).toEqual({
    indexes: step('deploy --only firestore:indexes'),
    rest: [step('deploy')],
  });
});

test('before the first images functions follow, so that a policy can be set, tried often, before all the rest', () => {
  expect(deploySteps('estudio', 'firebase.deploy.json', true).rest).toEqual([
    { ...step('deploy --only functions'), mayFail: true },
    step('functions:artifacts:setpolicy --location southamerica-east1 --days 1 --force', 6),
    step('deploy'),
  ]);
});
