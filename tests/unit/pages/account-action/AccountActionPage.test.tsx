import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ServiceError } from '#src/services/firebase/ServiceError.ts';
import { ana } from '#tests/support/fakeServices.ts';
import { renderWithAccount } from '#tests/support/renderWithAccount.tsx';

const main = () => within(screen.getByRole('main'));
const heading = () => screen.getByRole('heading', { level: 1 });
const email = 'ana@exemplo.com.br';

beforeEach(() => {
  window.accountLink = '?mode=resetPassword&oobCode=the-code';
});
afterEach(() => {
  window.accountLink = '';
});

describe('an account link', () => {
  test.each([
    ['verifyEmail', 'Confirmar este email', 'Email confirmado'],
    ['verifyAndChangeEmail', 'Trocar para este email', 'Email trocado'],
    ['recoverEmail', 'Voltar a este email', 'Troca desfeita'],
  ])('for %s does nothing until the button is pressed', async (mode, button, done) => {
    const { person, services } = await renderWithAccount('/conta/acao', {
      user: ana,
      prepare: ({ accountLinks }) =>
        accountLinks.checkAccountLink.mockResolvedValue({ mode, email, accountEmail: email }),
    });
    expect(await screen.findByText(email)).toBeVisible();
    expect(services.accountLinks.applyAccountLink).not.toHaveBeenCalled();
    await person.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByRole('heading', { name: done })).toBeVisible();
    expect(services.accountLinks.applyAccountLink).toHaveBeenCalledWith('the-code');
  });

  test.each([
    ['nobody', null],
    ['another account', { ...ana, uid: 'bia', email: 'bia@exemplo.com.br' }],
  ])('that confirms an address does not work for %s', async (_, user) => {
    for (const mode of ['verifyEmail', 'verifyAndChangeEmail']) {
      const accountEmail = mode === 'verifyEmail' ? email : 'intruso@exemplo.com.br';
      const { services } = await renderWithAccount('/conta/acao', {
        user,
        prepare: ({ accountLinks }) =>
          accountLinks.checkAccountLink.mockResolvedValue({ mode, email, accountEmail }),
      });
      expect(await screen.findByText(accountEmail)).toBeVisible();
      expect(main().queryAllByRole('button')).toEqual([]);
      expect(main().getByRole('link', { name: 'Entrar e continuar' })).toHaveAttribute('href', '/login');
      const way = main().getByRole('link', { name: 'Não fui eu: criar uma senha nova' });
      expect(way).toHaveAttribute('href', '/recuperar-senha');
      expect(services.accountLinks.applyAccountLink).not.toHaveBeenCalled();
      cleanup();
    }
  });

  test('that needs a sign-in opens again after the sign-in', async () => {
    window.accountLink = '?mode=verifyEmail&oobCode=the-code';
    const { person, services } = await renderWithAccount('/conta/acao', {
      prepare: ({ accountLinks }) =>
        accountLinks.checkAccountLink.mockResolvedValue({ mode: 'verifyEmail', email, accountEmail: email }),
    });
    await person.click(await screen.findByRole('link', { name: 'Entrar e continuar' }));
    await person.type(await screen.findByLabelText('Email'), email);
    await person.type(screen.getByLabelText('Senha'), 'senha-secreta');
    await person.click(screen.getByRole('button', { name: 'Entrar' }));
    await person.click(await screen.findByRole('button', { name: 'Confirmar este email' }));
    expect(services.accountLinks.applyAccountLink).toHaveBeenCalledWith('the-code');
  });

  test.each([
    ['link-invalid', /já foi usado ou não está completo/],
    ['link-expired', /O prazo dele passou/],
    ['failed', /Não foi possível conferir o link/],
  ] as const)('that fails with %s shows an explanation and an alternative', async (code, sentence) => {
    await renderWithAccount('/conta/acao', {
      prepare: ({ accountLinks }) => accountLinks.checkAccountLink.mockRejectedValue(new ServiceError(code)),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(heading()).toHaveTextContent('Este link não vale mais');
    expect(document.title).toMatch(/^Erro: /);
    const again = main().getByRole('link', { name: 'Pedir um link para criar senha nova' });
    expect(again).toHaveAttribute('href', '/recuperar-senha');
  });

  test('without its code shows an explanation', async () => {
    window.accountLink = '?mode=verifyEmail';
    const { services } = await renderWithAccount('/conta/acao');
    expect(await screen.findByRole('alert')).toHaveTextContent('Falta uma parte do endereço');
    expect(services.accountLinks.checkAccountLink).not.toHaveBeenCalled();
  });
});
