import { expect, test } from 'vitest';
import { readArguments } from '#tools/testing/readArguments.ts';

test.each([
  ['inbox --port-offset 2100 --grep x', ['--grep', 'x']],
  ['inbox --grep x --port-offset 2100', ['--grep', 'x']],
  ['inbox --last-failed --port-offset=2100 --grep=x', ['--last-failed', '--grep=x']],
])('npm test keeps the port offset in "%s", and the runner gets the other options', (line, runnerOptions) => {
  const given = { words: ['inbox'], 'port-offset': '2100', runnerOptions };
  expect(readArguments(line.split(' '))).toMatchObject(given);
});
