import { expect, test } from 'vitest';
import {
  validateDeletion,
  validateEmailChange,
  validatePasswordChange,
  validatePasswordReset,
} from '#src/domain/accounts/accountForms.ts';

const current = 'ana@exemplo.com.br';

test.each([
  [
    'a change of the e-mail requires the new address and the password',
    validateEmailChange({ newEmail: '', currentPassword: '' }, current),
    { newEmail: 'Email é obrigatório', currentPassword: 'Senha atual é obrigatória' },
  ],
  [
    'a change of the e-mail refuses the account’s current address, in any letter case',
    validateEmailChange({ newEmail: 'ANA@exemplo.com.br', currentPassword: 'x' }, current),
    { newEmail: 'Este já é o email da sua conta' },
  ],
  [
    'a change of the password requires six characters, typed twice, and the current password',
    validatePasswordChange({ newPassword: '12345', confirmPassword: '1234', currentPassword: '' }),
    {
      newPassword: 'A senha deve ter pelo menos 6 caracteres',
      confirmPassword: 'As senhas não coincidem',
      currentPassword: 'Senha atual é obrigatória',
    },
  ],
  [
    'a password reset requires an address',
    validatePasswordReset({ email: 'ana' }),
    { email: 'Por favor, insira um email válido' },
  ],
])('%s', (_, { fields }, expected) => {
  expect(fields).toEqual(expected);
});

test('spaces around an address are removed; spaces in a password are kept', () => {
  const address = { newEmail: ' nova@exemplo.com.br', currentPassword: ' ' };
  expect(validateEmailChange(address, current).output).toEqual({
    ...address,
    newEmail: 'nova@exemplo.com.br',
  });
  const password = { newPassword: ' 12345 ', currentPassword: ' ' };
  expect(validatePasswordChange({ ...password, confirmPassword: ' 12345 ' }).output).toEqual(password);
});

test.each([
  ['EXCLUIR', undefined],
  [' excluir ', undefined],
  ['EXCLUI', 'Escreva EXCLUIR para confirmar'],
  ['', 'Escreva EXCLUIR para confirmar'],
])('if "%s" is typed to confirm, deleting the account gets the error %s', (confirmation, message) => {
  expect(validateDeletion({ confirmation, currentPassword: 'x' }).fields?.confirmation).toBe(message);
});
