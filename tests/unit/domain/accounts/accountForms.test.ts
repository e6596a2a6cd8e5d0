import { describe, expect, it, test } from 'vitest';
import {
  validateDeletion,
  validateEmailChange,
  validatePasswordChange,
  validatePasswordReset,
} from '#src/domain/accounts/accountForms.ts';

describe('changing the e-mail', () => {
  const current = 'ana@exemplo.com.br';
  it('requires the new address and the password', () => {
    expect(validateEmailChange({ newEmail: '', currentPassword: '' }, current).fields).toEqual({
      newEmail: 'Email é obrigatório',
      currentPassword: 'Senha atual é obrigatória',
    });
    expect(
      validateEmailChange({ newEmail: ' nova@exemplo.com.br', currentPassword: 'x' }, current).output,
    ).toEqual({ newEmail: 'nova@exemplo.com.br', currentPassword: 'x' });
  });
  it('refuses the account’s current address, in any letter case', () => {
    expect(
      validateEmailChange({ newEmail: 'ANA@exemplo.com.br', currentPassword: 'x' }, current).fields,
    ).toEqual({ newEmail: 'Este já é o email da sua conta' });
  });
});

describe('changing the password', () => {
  it('requires six characters, typed twice, and the current password', () => {
    expect(
      validatePasswordChange({ newPassword: '12345', confirmPassword: '1234', currentPassword: '' }).fields,
    ).toEqual({
      newPassword: 'A senha deve ter pelo menos 6 caracteres',
      confirmPassword: 'As senhas não coincidem',
      currentPassword: 'Senha atual é obrigatória',
    });
  });
  it('keeps spaces, which are part of a password', () => {
    expect(
      validatePasswordChange({ newPassword: ' 12345 ', confirmPassword: ' 12345 ', currentPassword: ' ' })
        .output,
    ).toEqual({ newPassword: ' 12345 ', currentPassword: ' ' });
  });
});

test.each([
  ['EXCLUIR', undefined],
  [' excluir ', undefined],
  ['EXCLUI', 'Escreva EXCLUIR para confirmar'],
  ['', 'Escreva EXCLUIR para confirmar'],
])('if "%s" is typed to confirm, deleting the account gets the error %s', (confirmation, message) => {
  expect(validateDeletion({ confirmation, currentPassword: 'x' }).fields?.confirmation).toBe(message);
});

test('a password reset requires an address', () => {
  expect(validatePasswordReset({ email: 'ana' }).fields).toEqual({
    email: 'Por favor, insira um email válido',
  });
});
