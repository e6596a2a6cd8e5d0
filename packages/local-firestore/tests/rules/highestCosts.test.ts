import { expect, it } from 'vitest';
import { highestCosts } from '../../src/rules/highestCosts.ts';
import { loadRules } from '../../src/rules/loadRules.ts';

const costsOf = (body: string) =>
  highestCosts(loadRules(`rules_version = '2'; service cloud.firestore { ${body} }`)).map(
    ({ path, operation, cost }) => `${operation} ${path} ${cost}`,
  );

it('the cost of an operation includes all its conditions, both sides of each choice and the called functions', () => {
  expect(
    costsOf(`function once(b) { let x = b; return x == 1; }
      match /a/{id} {
        function both(c) { return once(c) && once(id); }
        allow get: if both(1) || true;
        allow read: if false ? 1 == 1 : true;
      }`),
  ).toEqual(['get /a/{id} 30', 'list /a/{id} 9']);
});

it('every match of the path counts, and an operation without a rule is not listed', () => {
  expect(
    costsOf(`match /a/{id} {
      allow create: if 1 == 1;
      match /b/{inner} { allow delete; }
    }
    match /{rest=**} { allow create, get: if false; }`),
  ).toEqual([
    'get /a/{id} 1',
    'create /a/{id} 4',
    'get /a/{id}/b/{inner} 1',
    'create /a/{id}/b/{inner} 1',
    'delete /a/{id}/b/{inner} 0',
    'get /{rest=**} 1',
    'create /{rest=**} 1',
  ]);
});
