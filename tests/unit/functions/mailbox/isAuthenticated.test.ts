import { expect, test } from 'vitest';
import { isAuthenticated } from '../../../../functions/src/mailbox/isAuthenticated.ts';

const SERVER = 'mx.alinhavo.example';
const ANA = 'ana@cliente.com.br';

test.each([
  'mx.alinhavo.example; dmarc=pass (p=none dis=none) header.from=cliente.com.br',
  'mx.alinhavo.example 1; spf=fail smtp.mailfrom=x; dkim=pass header.d=cliente.com.br',
  'MX.alinhavo.example; dkim=pass header.i=@cliente.com.br header.s=k1',
  'mx.alinhavo.example; dkim=fail header.d=cliente.com.br; dkim = pass header.d = cliente.com.br',
])('the server has authenticated the sender: %s', (result) => {
  expect(isAuthenticated([result], SERVER, ANA)).toBe(true);
});

test.each([
  [''],
  ['mx.alinhavo.example; none'],
  ['mx.alinhavo.example; spf=pass smtp.mailfrom=cliente.com.br'],
  ['mx.alinhavo.example; dmarc=fail header.from=cliente.com.br'],
  ['mx.alinhavo.example; dmarc=pass header.from=outra.com.br'],
  ['mx.alinhavo.example; dmarc=pass'],
  ['mx.alinhavo.example; dkim=pass header.d=outra.com.br'],
  ['mx.alinhavo.example; dkim=pass header.d=mail.cliente.com.br'],
  ['mx.alinhavo.example; dkim=pass header.d=liente.com.br'],
  ['mx.alinhavo.example; dkim=pass header.d=br'],
  ['mx.outro.example; dmarc=pass header.from=cliente.com.br'],
  ['mx.alinhavo.example.outro.com; dmarc=pass header.from=cliente.com.br'],
  // These results are inside a comment or a quoted string, which the sender has written.
  ['mx.alinhavo.example; spf=fail (x; dmarc=pass header.from=cliente.com.br) smtp.mailfrom=y'],
  ['mx.alinhavo.example; spf=fail smtp.mailfrom="a; dmarc=pass header.from=cliente.com.br"@b.com'],
  ['mx.alinhavo.example; spf=fail (a \\) ; dmarc=pass header.from=cliente.com.br) smtp.mailfrom=y'],
])('the sender is not authenticated: %s', (result) => {
  expect(isAuthenticated([result], SERVER, ANA)).toBe(false);
});

test('a result header below the server’s own is ignored, because the sender may have written it', () => {
  const forged = 'mx.alinhavo.example; dmarc=pass header.from=cliente.com.br';
  expect(isAuthenticated(['mx.alinhavo.example; dmarc=fail', forged], SERVER, ANA)).toBe(false);
  expect(isAuthenticated([forged], '', ANA)).toBe(false);
});
