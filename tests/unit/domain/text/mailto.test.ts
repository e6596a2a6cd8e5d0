import { expect, it } from 'vitest';
import { mailto } from '#src/domain/text/mailto.ts';

it('the link opens a mail to the address', () => {
  expect(mailto('ana@exemplo.com.br')).toBe('mailto:ana@exemplo.com.br');
});

it('an address cannot add copies or text to the mail', () => {
  expect(mailto('a?bcc=b@x.com&body=c')).toBe('mailto:a%3Fbcc%3Db@x.com%26body%3Dc');
});
