import { describe, expect, it } from 'vitest';
import { loadRules } from '../../src/rules/loadRules.ts';

function inFirestore(body: string): string {
  return `rules_version = '2';\nservice cloud.firestore {\n  match /a/{b} {\n    ${body}\n  }\n}\n`;
}

describe('a rules file with faults or unsupported parts', () => {
  it.each([
    ['an older version', "rules_version = '1';", /1:1 only rules_version '2' is supported/],
    ['no version', 'service cloud.firestore {}', /1:1 the file must begin with rules_version/],
    [
      'an unknown service',
      "rules_version = '2';\nservice cloud.tables {}",
      /2:1 unknown service "cloud.tables"/,
    ],
    ['an unknown variable', inFirestore('allow read: if user.id == 1;'), /4:20 unknown variable "user"/],
    ['an unknown function', inFirestore('allow read: if isOwner();'), /4:20 unknown function "isOwner"/],
    [
      'a function with a name that every JavaScript object inherits',
      inFirestore('allow read: if toString(1) == null;'),
      /4:20 unknown function "toString"/,
    ],
    [
      'an unknown namespace function',
      inFirestore('allow read: if math.sin(1) > 0;'),
      /4:20 unknown function "math.sin"/,
    ],
    ['a hash it cannot compute', inFirestore("allow read: if hashing.sha1('a') != null;"), /hashing\.sha1/],
    [
      'an unknown method',
      inFirestore("allow read: if 'a'.reverse() == 'a';"),
      /4:20 unknown method "reverse"/,
    ],
    [
      'a wrong number of arguments',
      inFirestore("allow read: if 'a'.size(1) == 1;"),
      /size takes 0 arguments, not 1/,
    ],
    ['an unknown type', inFirestore('allow read: if 1 is integer;'), /4:20 unknown type "integer"/],
    [
      'an unknown field of request',
      inFirestore('allow read: if request.user == null;'),
      /request has no field "user"/,
    ],
    [
      'an unknown method in allow',
      inFirestore('allow remove: if true;'),
      /4:11 unknown method "remove" in allow/,
    ],
    [
      'a missing semicolon',
      inFirestore('allow read: if true'),
      /5:3 expected ";" at the end of allow, found "}"/,
    ],
    ['a broken expression', inFirestore('allow read: if 1 + ;'), /4:24 expected an expression, found ";"/],
    ['a number with an exponent', inFirestore('allow read: if 1e3 > 1;'), /found "e3"/],
    ['a number with leading zeros', inFirestore('allow read: if 010 == 10;'), /4:21 .*found "10"/],
    ['a double minus', inFirestore('allow read: if 2 --1 > 1;'), /"--" is no operator/],
    ['a minus of a minus', inFirestore('allow read: if - -1 > 1;'), /needs brackets/],
    ['null as a type', inFirestore('allow read: if 1 is null;'), /unknown type "null"/],
    ['a division without a space', inFirestore('allow read: if 4/2 == 2;'), /needs a blank after/],
    ['an unknown escape', inFirestore("allow read: if 'a'.matches('\\d');"), /unknown escape "\\d"/],
    [
      'a pattern with look-around',
      inFirestore("allow read: if 'a'.matches('(?=a)');"),
      /not a valid pattern.*`\(\?=`/,
    ],
    [
      'a pattern with a back-reference',
      inFirestore(String.raw`allow read: if 'aa'.matches('(a)\\1');`),
      /not a valid pattern.*`\\1`/,
    ],
    [
      'a pattern with an unknown named class',
      inFirestore("allow read: if 'a'.matches('[[:letters:]]');"),
      /4:32 not a valid pattern.*`\[:letters:\]`/,
    ],
    [
      'a match nested eleven deep',
      inFirestore(`${'match /a/{b} { '.repeat(10)} ${'} '.repeat(10)}`),
      /matches are nested at most 10 deep/,
    ],
    ['a file over 256 KB', inFirestore(`// ${'x'.repeat(256 * 1024)}`), /at most 256 KB/],
    ['bytes that do not end', inFirestore("allow read: if b'a"), /these bytes do not end on their line/],
    ['a pattern that is not one', inFirestore("allow read: if 'a'.matches('[a');"), /not a valid pattern/],
    [
      'firestore.get outside storage rules',
      inFirestore('allow read: if firestore.exists(/a/b);'),
      /firestore\.exists/,
    ],
    [
      'a wildcard that ends with "=" instead of "=*" or "=**"',
      inFirestore('match /{x=} { allow read; }'),
      /4:15 expected "\*" after "=" in a wildcard, found "}"/,
    ],
    ['two recursive wildcards', inFirestore('match /{x=**}/{y=**} {}'), /only one recursive wildcard/],
    [
      'a function that calls itself',
      inFirestore('function f() { return g(); } function g() { return f(); } allow read: if f();'),
      /f calls itself/,
    ],
  ])('is refused: %s', (_, source, message) => {
    expect(() => loadRules(source)).toThrow(message);
  });
});

it('comments of both kinds are allowed anywhere', () => {
  const source = inFirestore('// one\n    allow read: /* two */ if true // three\n ; /* four\n five */');
  expect(loadRules(source).services[0]?.matches[0]?.allows).toHaveLength(1);
});
