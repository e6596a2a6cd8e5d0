import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ServiceError } from '#src/services/firebase/ServiceError.ts';
import { ana } from '#tests/support/fakeServices.ts';
import { renderWithAccount } from '#tests/support/renderWithAccount.tsx';

async function openSettings({ user = ana, isAdministrator = false } = {}) {
  const { person, services } = await renderWithAccount('/configuracoes', {
    user,
    prepare: ({ administrator }) => administrator.isAdministrator.mockResolvedValue(isAdministrator),
  });
  await screen.findByRole('heading', { name: 'Seus dados' });
  const form = (name: string) => within(screen.getByRole('form', { name }));
  return { person, services, form };
}

test('the error of a wrong current password is beside its field, in each form that asks for it', async () => {
  const { person, services, form } = await openSettings();
  services.account.changePassword.mockRejectedValueOnce(new ServiceError('wrong-password'));
  const password = form('Senha');
  await person.type(password.getByLabelText('Senha atual'), 'errada');
  await person.type(password.getByLabelText('Nova senha'), 'segredo-2');
  await person.type(password.getByLabelText('Confirmar nova senha'), 'segredo-2');
  await person.click(password.getByRole('button', { name: 'Trocar senha' }));
  await waitFor(() =>
    expect(password.getByLabelText('Senha atual')).toHaveAccessibleDescription('Senha atual incorreta'),
  );
  expect(password.getByLabelText('Senha atual')).toHaveFocus();
});

test.each([
  [true, 'segredo-2', 'A senha de quem é da equipe deve ter pelo menos 12 caracteres'],
  [true, 'lampada tropeça no mar', undefined],
  [false, 'segredo-2', undefined],
])(
  'with administrator rights %s, the password "%s" is refused with %s',
  async (isAdministrator, typed, refusal) => {
    const { person, services, form } = await openSettings({ isAdministrator });
    const password = form('Senha');
    if (isAdministrator) await password.findByText(/Quem é da equipe usa pelo menos 12/);
    await person.type(password.getByLabelText('Senha atual'), 'segredo');
    await person.type(password.getByLabelText('Nova senha'), typed);
    await person.type(password.getByLabelText('Confirmar nova senha'), typed);
    await person.click(password.getByRole('button', { name: 'Trocar senha' }));
    if (refusal) expect(await password.findByText(refusal)).toBeVisible();
    else await waitFor(() => expect(services.account.changePassword).toHaveBeenCalledWith(typed, 'segredo'));
    expect(services.account.changePassword.mock.calls).toHaveLength(refusal ? 0 : 1);
  },
);

test('too many attempts show an explanation', async () => {
  const { person, services, form } = await openSettings();
  const email = form('Email');
  await person.type(email.getByLabelText('Novo email'), 'nova@exemplo.com.br');
  await person.type(email.getByLabelText('Senha atual'), 'segredo');
  services.account.changeEmail.mockRejectedValueOnce(new ServiceError('too-many-requests'));
  await person.click(email.getByRole('button', { name: 'Trocar email' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Muitas tentativas em pouco tempo. Tente novamente em alguns minutos.',
  );
});

test('if the data cannot be collected, an error is shown and no file is created', async () => {
  const { person, services } = await openSettings();
  services.account.exportData.mockRejectedValueOnce(new ServiceError('failed'));
  await person.click(screen.getByRole('button', { name: 'Baixar meus dados' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Não foi possível reunir os seus dados. Tente novamente.',
  );
});
