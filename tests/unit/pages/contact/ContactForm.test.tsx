import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#tests/support/renderApp.tsx';

const message = () => screen.getByRole('textbox', { name: 'Mensagem' });

test('if only the captcha is missing, the captcha gets the focus, even if the first submission loads it', async () => {
  const values = { nome: 'Bia', email: 'bia@exemplo.com.br', mensagem: 'Bom dia' };
  localStorage.setItem('site:draft:contact', JSON.stringify({ savedAt: Date.now(), values }));
  await renderApp('/contato');
  expect(message()).toHaveValue('Bom dia');
  expect(screen.queryByRole('checkbox', { name: /Não sou um robô/ })).toBeNull();
  // Submits without pointer or key events, so that nothing has loaded the captcha before.
  fireEvent.submit(screen.getByRole('form', { name: 'Escreva para nós' }));
  const captcha = await screen.findByRole('checkbox', { name: /Não sou um robô/ });
  await waitFor(() => expect(captcha).toHaveFocus());
  expect(screen.getAllByText('Por favor, confirme que você não é um robô')[0]).toBeVisible();
});
