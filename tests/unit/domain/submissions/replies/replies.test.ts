import { expect, test } from 'vitest';
import { quoted, replyMail, replyNumber } from '#src/domain/submissions/replies/replies.ts';

test('a quote has a ">" before every line, without a trailing space on empty lines', () => {
  expect(quoted('Olá!\n\n> antes\n')).toBe('> Olá!\n>\n> > antes\n>');
});

test('the name of an answer’s mail contains its revision; names of other mails do not', () => {
  expect(replyMail('12')).toBe('reply-12');
  expect(replyNumber(replyMail(12))).toBe('12');
  for (const other of ['studio', 'reply', 'reply-', 'reply-x', 'reminder'])
    expect(replyNumber(other)).toBeUndefined();
});
