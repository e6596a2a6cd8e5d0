import { expect, test } from 'vitest';
import { mailboxKey } from '#src/domain/submissions/mails/mailboxKey.ts';

test.each([
  [' A.n.a+site@Gmail.com ', 'ana@gmail.com'],
  ['ana@googlemail.com', 'ana@gmail.com'],
  ['ana.souza+x+y@hotmail.com', 'ana.souza@hotmail.com'],
  ['ana+x@outlook.com.br', 'ana@outlook.com.br'],
  ['ana+x@icloud.com', 'ana@icloud.com'],
  ['ana+x@exemplo.com.br', 'ana+x@exemplo.com.br'],
  ['+@gmail.com', '+@gmail.com'],
  ['ana+x@outlook.example.com', 'ana+x@outlook.example.com'],
])('the address %j belongs to the mailbox %s', (email, mailbox) => {
  expect(mailboxKey(email)).toBe(mailbox);
});
