import { describe, expect, it, test } from 'vitest';
import { validateRegistration } from '#src/domain/accounts/registration.ts';

const ana = {
  username: 'Ana Lima',
  email: 'ana@exemplo.com.br',
  password: 'segredo',
  confirmPassword: 'segredo',
};

test('a complete registration is accepted and trimmed, except its password', () => {
  const typed = { username: '  Ana Lima ', email: ' ana@exemplo.com.br ' };
  const passwords = { password: ' segredo ', confirmPassword: ' segredo ' };
  const { output } = validateRegistration({ ...typed, ...passwords });
  expect(output).toEqual({ username: 'Ana Lima', email: 'ana@exemplo.com.br', password: ' segredo ' });
});

test('an empty form gets an error for each missing field', () => {
  expect(validateRegistration({ username: '', email: '', password: '', confirmPassword: '' }).fields).toEqual(
    {
      username: 'Nome de usuário é obrigatório',
      email: 'Email é obrigatório',
      password: 'Senha é obrigatória',
    },
  );
});

describe('refused', () => {
  it.each([
    ['a name of one character', { username: 'A' }, 'username', /pelo menos 2 caracteres/],
    ['a name of one emoji', { username: '🧵' }, 'username', /pelo menos 2 caracteres/],
    ['a name of 51 characters', { username: 'a'.repeat(51) }, 'username', /no máximo 50 caracteres/],
    ['an invalid e-mail', { email: 'ana arroba' }, 'email', /^Por favor, insira um email válido$/],
    [
      'a password of five characters',
      { password: '12345', confirmPassword: '12345' },
      'password',
      /^A senha deve ter pelo menos 6 caracteres$/,
    ],
    ['another confirmation', { confirmPassword: 'segreda' }, 'confirmPassword', /^As senhas não coincidem$/],
  ])('%s', (_, wrong, field, message) => {
    const { fields } = validateRegistration({ ...ana, ...wrong });
    expect(Object.keys(fields ?? {})).toEqual([field]);
    expect(fields?.[field]).toMatch(message);
  });
});
