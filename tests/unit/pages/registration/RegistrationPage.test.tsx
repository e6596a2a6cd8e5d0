import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ServiceError } from '#src/services/firebase/ServiceError.ts';
import { ana } from '#tests/support/fakeServices.ts';
import { renderWithAccount } from '#tests/support/renderWithAccount.tsx';

const main = () => within(screen.getByRole('main'));
const name = () => main().getByRole('textbox', { name: 'Nome de usuário' });
const email = () => main().getByRole('textbox', { name: 'Email' });
const password = () => main().getByLabelText('Senha');
const confirmation = () => main().getByLabelText('Confirmar senha');
const send = (person: UserEvent) => person.click(main().getByRole('button', { name: 'Criar conta' }));

async function fillIn(person: UserEvent) {
  await person.type(name(), 'Ana Lima');
  await person.type(email(), 'ana@exemplo.com.br');
  await person.type(password(), 'segredo');
  await person.type(confirmation(), 'segredo');
}

test.each([
  ['email-in-use', 'Email', 'Este email já está em uso'],
  ['weak-password', 'Senha', 'Pelo menos 6 caracteres. A senha deve ter pelo menos 6 caracteres'],
] as const)(
  'the server’s error (%s) is shown beside the field, and no input is lost',
  async (...expected) => {
    const [code, label, message] = expected;
    const { person, services } = await renderWithAccount('/cadastrar-perfil');
    services.auth.register.mockRejectedValueOnce(new ServiceError(code));
    await fillIn(person);
    await send(person);
    await waitFor(() => expect(main().getByLabelText(label)).toHaveAccessibleDescription(message));
    expect(main().getByLabelText(label)).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(name()).toHaveValue('Ana Lima');
  },
);

test('a signed-in visitor is told that they have an account, and gets no form', async () => {
  const { person, services } = await renderWithAccount('/cadastrar-perfil', { user: ana });
  expect(await screen.findByText('Você já tem uma conta e está nela')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Criar conta' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Sair desta conta' }));
  expect(services.auth.signOut).toHaveBeenCalledOnce();
});
