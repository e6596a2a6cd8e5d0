import { expect, test } from 'vitest';
import { parseRepository } from '#tools/editor/repository.ts';

test.each([
  ['git@github.com:studio/site.git', 'github', 'studio/site'],
  ['https://github.com/studio/site', 'github', 'studio/site'],
  ['ssh://git@gitlab.com/group/team/site.git', 'gitlab', 'group/team/site'],
  ['gitlab:group/site', 'gitlab', 'group/site'],
])('%s is a repository of %s', (address, host, name) => {
  expect(parseRepository(address, 'main')).toEqual({ host, name, branch: 'main' });
});

test.each(['', 'https://example.com/studio/site', 'github:site', '/home/studio/site.git'])(
  '"%s" is none',
  (address) => expect(parseRepository(address, 'main')).toBeUndefined(),
);
