import { expect, it } from 'vitest';
import { mailto } from '#src/domain/mailto.ts';

it('opens a mail to the address, with the subject', () => {
  expect(mailto('ana@exemplo.com.br')).toBe('mailto:ana@exemplo.com.br');
  expect(mailto('ana@exemplo.com.br', 'Olá & até já?')).toBe(
    'mailto:ana@exemplo.com.br?subject=Ol%C3%A1%20%26%20at%C3%A9%20j%C3%A1%3F',
  );
});

it('takes no copy and no text from an address', () => {
  expect(mailto('a?bcc=b@x.com&body=c')).toBe('mailto:a%3Fbcc%3Db@x.com%26body%3Dc');
});
