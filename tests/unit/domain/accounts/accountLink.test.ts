import { expect, test } from 'vitest';
import { parseAccountLink } from '#src/domain/accounts/accountLink.ts';
import { isAccountPath } from '#src/domain/accounts/accountPaths.ts';

test('a link of an account mail says what it is for and carries its code', () => {
  const search = '?mode=verifyEmail&oobCode=a%2Bb&apiKey=k&lang=pt-BR';
  expect(parseAccountLink(search)).toEqual({ mode: 'verifyEmail', code: 'a+b' });
});

test('without a code there is no link, with an unknown mode only its code', () => {
  expect(parseAccountLink('?mode=resetPassword')).toBeUndefined();
  expect(parseAccountLink('')).toBeUndefined();
  expect(parseAccountLink('?mode=signIn&oobCode=abc')).toEqual({ mode: undefined, code: 'abc' });
});

test('no third party may run where the links lead', () => {
  expect(isAccountPath('/contato')).toBe(false);
  expect(isAccountPath('/conta/acao')).toBe(true);
  expect(isAccountPath('/Conta/Acao/')).toBe(true);
});
