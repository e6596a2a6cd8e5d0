import { expect, test } from 'vitest';
import { parseAccountLink } from '#src/domain/accounts/accountLink.ts';
import { isAccountPath } from '#src/domain/accounts/accountPaths.ts';

test.each([
  ['?mode=verifyEmail&oobCode=a%2Bb&apiKey=k&lang=pt-BR', { mode: 'verifyEmail', code: 'a+b' }],
  ['?mode=signIn&oobCode=abc', { mode: undefined, code: 'abc' }],
  ['?mode=resetPassword', undefined],
  ['', undefined],
])('the query "%s" of an account link is parsed as %j', (search, link) => {
  expect(parseAccountLink(search)).toEqual(link);
});

test('a page that such a link opens is recognised, so that no third-party script runs on it', () => {
  expect(isAccountPath('/contato')).toBe(false);
  expect(isAccountPath('/conta/acao')).toBe(true);
  expect(isAccountPath('/Conta/Acao/')).toBe(true);
});
