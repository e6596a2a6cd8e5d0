import { expect, test } from 'vitest';
import { tagsError, tagsIn } from '#src/domain/submissions/tags.ts';
import { messageSubmission } from '#tests/support/submissions.ts';
import { give } from '../commands/giveCommand.ts';

test('tags are the distinct lines of a text, at most twenty of at most thirty characters', () => {
  expect(tagsIn(' Urgente\n\nSite  novo\nUrgente ')).toEqual(['Urgente', 'Site novo']);
  expect(tagsError(['a'.repeat(30)])).toBeUndefined();
  expect(tagsError(['a'.repeat(31)])).toContain('30');
  expect(tagsError(Array.from({ length: 21 }, (_, index) => `${index}`))).toContain('20');
});

test('a tag can be added and removed, up to twenty in all, and moves to a new message of the conversation', () => {
  const message = messageSubmission({ tags: ['Urgente'] });
  const tag = (name: string, isOn = true, stored = message) =>
    give({ action: 'tag', tag: name, isOn }, stored);
  expect(tag('Site')).toMatchObject({ fields: { tags: ['Urgente', 'Site'] } });
  expect(tag('Urgente', false)).toMatchObject({ fields: { tags: [] } });
  expect(tag('Urgente')).toBeUndefined();
  const full = messageSubmission({ tags: Array.from({ length: 20 }, (_, index) => `${index}`) });
  expect(tag('Site', true, full)).toEqual({ refused: 'closed' });
  const sent = { form: 'message', nome: 'Ana', email: message.email, mensagem: 'Oi' } as const;
  const sends = { action: 'message', id: 'x', message: sent, isSuspicious: false } as const;
  expect(give(sends, undefined, { sameAddress: [message] })).toMatchObject({ fields: { tags: ['Urgente'] } });
});
