import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ana, services, setUser } from '#tests/support/fakeServices.ts';
import { renderWithAccount } from '#tests/support/renderWithAccount.tsx';

test('a sign-in sets data-member on the page, so that the visit is no longer counted', async () => {
  delete document.documentElement.dataset.member;
  await renderWithAccount('/perfil');
  expect(document.documentElement.dataset.member).toBeUndefined();
  cleanup();
  await renderWithAccount('/perfil', { user: ana });
  await waitFor(() => expect(document.documentElement.dataset.member).toBe(''));
});

test('the deletion of the account is recognised, even if the account is reloaded during it', async () => {
  const { person } = await renderWithAccount('/configuracoes', { user: ana });
  services.account.deleteAccount.mockImplementationOnce(async () => {
    setUser(ana);
    setUser(null);
  });
  const form = await screen.findByRole('form', { name: 'Excluir a conta' });
  for (const [name, typed] of Object.entries({ confirmation: 'EXCLUIR', currentPassword: 'segredo' }))
    await person.type(form.querySelector(`[name="${name}"]`) as Element, typed);
  await person.click(screen.getByRole('button', { name: 'Excluir a conta para sempre' }));
  expect(await screen.findByText('Sua conta foi excluída')).toBeVisible();
});
