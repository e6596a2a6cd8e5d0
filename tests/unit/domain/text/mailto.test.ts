import { expect, it } from 'vitest';
import { mailto } from '#src/domain/text/mailto.ts';

it('opens a mail to the address', () => {
  expect(mailto('ana@exemplo.com.br')).toBe('mailto:ana@exemplo.com.br');
});

it('does not let an address add copies or text', () => {
  expect(mailto('a?bcc=b@x.com&body=c')).toBe('mailto:a%3Fbcc%3Db@x.com%26body%3Dc');
});
