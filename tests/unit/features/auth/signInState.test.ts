import { expect, test } from 'vitest';
import { readSignInState } from '#src/features/auth/signInState.ts';

test.each([
  [{ from: '/perfil?aba=1#fim' }, { from: '/perfil?aba=1#fim' }],
  [{ from: 'https://outro.example' }, {}],
  [{ from: '//outro.example' }, {}],
  [{ from: 3, deleted: 'sim' }, {}],
  [{ deleted: true }, { deleted: true }],
  [null, {}],
])('the navigation state %o is parsed as %o', (state, expected) => {
  expect(readSignInState(state)).toEqual(expected);
});
