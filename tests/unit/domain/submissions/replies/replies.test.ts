import { expect, test } from 'vitest';
import { quoted, replyMail, replyNumber } from '#src/domain/submissions/replies/replies.ts';

test('a quote has every line after a sign, empty ones without a space at their end', () => {
  expect(quoted('Olá!\n\n> antes\n')).toBe('> Olá!\n>\n> > antes\n>');
});

test('the name of an answer’s mail has its revision; no other name reads as one', () => {
  expect(replyMail('12')).toBe('reply-12');
  expect(replyNumber(replyMail(12))).toBe('12');
  for (const other of ['studio', 'reply', 'reply-', 'reply-x', 'reminder'])
    expect(replyNumber(other)).toBeUndefined();
});
