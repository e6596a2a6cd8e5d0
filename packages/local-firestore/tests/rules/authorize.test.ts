import { describe, expect, it } from 'vitest';
import { authorize } from '../../src/rules/authorize.ts';
import { loadRules } from '../../src/rules/loadRules.ts';
import type { Operation } from '../../src/rules/syntax/syntaxTree.ts';

function ask(body: string, path: string, operation: Operation = 'get') {
  const rules = loadRules(`rules_version = '2'; service cloud.firestore { ${body} }`);
  return authorize(rules, {
    service: 'cloud.firestore',
    path: path.split('/'),
    operation,
    variables: { request: new Map(), resource: null },
    readDocument: () => null,
  });
}

describe('the path of a match', () => {
  it.each([
    ['match /a/{id} { allow read; }', 'a/1', true],
    ['match /a/{id} { allow read; }', 'a/1/b/2', false],
    ['match /a/{id} { allow read; }', 'b/1', false],
    ['match /a/{rest=**} { allow read; }', 'a', true],
    ['match /a/{rest=**} { allow read; }', 'a/1/b/2', true],
    ['match /{before=**}/b/{id} { allow read; }', 'a/1/b/2', true],
    ['match /{before=**}/b/{id} { allow read; }', 'b/2', true],
    ['match /{before=**}/b/{id} { allow read; }', 'a/1/c/2', false],
    ['match /a/{id} { match /b/{inner} { allow read: if id == "1" && inner == "2"; } }', 'a/1/b/2', true],
    ['match /a/{rest=**} { allow read: if rest[1] == "b" && rest == /1/b; }', 'a/1/b', true],
    ['match /a/{id} { match /b/{inner} { allow read; } }', 'a/1', false],
  ])('in "%s" allows a request for %s: %s', (body, path, allowed) => {
    expect(ask(body, path).allowed).toBe(allowed);
  });
});

describe('the methods of allow', () => {
  it.each([
    ['read', ['get', 'list']],
    ['write', ['create', 'update', 'delete']],
    ['get', ['get']],
    ['create, delete', ['create', 'delete']],
  ])('%s stands for %j', (methods, expected) => {
    const all: Operation[] = ['get', 'list', 'create', 'update', 'delete'];
    const allowed = all.filter((operation) => ask(`match /a { allow ${methods}; }`, 'a', operation).allowed);
    expect(allowed).toEqual(expected);
  });
});

it('an access is allowed if one rule allows it, even if others refuse it or fail', () => {
  const body = 'match /a { allow get: if false; allow get: if resource.x == 1; allow get: if true; }';
  expect(ask(body, 'a').allowed).toBe(true);
});

it('a refusal reports the result and the position of every rule', () => {
  const verdict = ask('match /a { allow get: if false; allow get: if resource.x == 1; }', 'a');
  expect(verdict.reasons).toEqual([
    "false for 'get' @ 1:59",
    "error (1:94 field x is undefined on null) for 'get' @ 1:80",
  ]);
  expect(ask('match /b { allow get; }', 'a').reasons).toEqual(["no rule allows 'get' here"]);
});
