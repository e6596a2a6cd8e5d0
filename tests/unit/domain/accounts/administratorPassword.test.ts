import { expect, test } from 'vitest';
import { administratorPasswordError } from '#src/domain/accounts/administratorPassword.ts';

const errorOf = (password: string) => administratorPasswordError(password, 'rosa.teixeira@estudio.com.br');

test.each([
  ['alinhavo', 'pelo menos 12 caracteres'],
  ['onze-letras', 'pelo menos 12 caracteres'],
  ['senha1234567', 'comum demais'],
  ['Password2026!', 'comum demais'],
  ['123456789012', 'comum demais'],
  ['aaaaaaaaaaaa', 'comum demais'],
  ['abababababab', 'comum demais'],
  ['rosa.teixeira1', 'comum demais'],
  ['qwertyqwerty12', 'comum demais'],
])('%s is refused for an administrator', (password, reason) => {
  expect(errorOf(password)).toContain(reason);
});

test.each(['linho agulha farol', 'kX9-tR2w!mQz7', 'três pontos e um nó', 'Ponte-Cinza-Limão-41'])(
  '%s is good enough',
  (password) => {
    expect(errorOf(password)).toBeUndefined();
  },
);
