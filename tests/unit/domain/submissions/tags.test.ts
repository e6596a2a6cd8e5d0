import { expect, test } from 'vitest';
import { tagsError, tagsIn } from '#src/domain/submissions/tags.ts';

test('tags are the distinct lines of a text, at most twenty of at most thirty characters', () => {
  expect(tagsIn(' Urgente\n\nSite  novo\nUrgente ')).toEqual(['Urgente', 'Site novo']);
  expect(tagsError(['a'.repeat(30)])).toBeUndefined();
  expect(tagsError(['a'.repeat(31)])).toContain('30');
  expect(tagsError(Array.from({ length: 21 }, (_, index) => `${index}`))).toContain('20');
});
