import { expect, test } from 'vitest';
import { parseAccountLink } from '#src/domain/accounts/accountLink.ts';
import { isAccountPath } from '#src/domain/accounts/accountPaths.ts';

test('a link in an account mail contains its purpose and its code', () => {
  const search = '?mode=verifyEmail&oobCode=a%2Bb&apiKey=k&lang=pt-BR';
  expect(parseAccountLink(search)).toEqual({ mode: 'verifyEmail', code: 'a+b' });
});

test('a link without a code is invalid; of a link with an unknown mode only the code is parsed', () => {
  expect(parseAccountLink('?mode=resetPassword')).toBeUndefined();
  expect(parseAccountLink('')).toBeUndefined();
  expect(parseAccountLink('?mode=signIn&oobCode=abc')).toEqual({ mode: undefined, code: 'abc' });
});

test('a page that such a link opens is recognised, so that no third-party script runs on it', () => {
  expect(isAccountPath('/contato')).toBe(false);
  expect(isAccountPath('/conta/acao')).toBe(true);
  expect(isAccountPath('/Conta/Acao/')).toBe(true);
});
