import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SubmissionError } from '#src/services/forms/postForm.ts';
import { services } from '#tests/support/fakeServices.ts';
import { renderApp } from '#tests/support/renderApp.tsx';

const { sendContactEmail } = services.messages;
const field = (name: string) => screen.getByRole('textbox', { name });
const form = () => screen.getByRole('form', { name: 'Escreva para nós' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar mensagem' }));

async function fillIn() {
  await renderApp('/contato');
  for (const [name, text] of Object.entries({ Nome: 'Ana', Email: 'ana@exemplo.com.br', Mensagem: 'Oi' }))
    await userEvent.type(field(name), text);
  await userEvent.click(await screen.findByRole('checkbox', { name: /Não sou um robô/ }));
}

test('the first invalid field in the document gets the focus, whatever the order of the errors', async () => {
  const fields = { mensagem: 'A mensagem é longa demais', email: 'Este email não existe' };
  sendContactEmail.mockRejectedValueOnce(new SubmissionError('Verifique os campos', 'refused', fields));
  await fillIn();
  await send();
  await waitFor(() => expect(field('Email')).toHaveFocus());
  expect(field('Mensagem')).toHaveAccessibleDescription(/A mensagem é longa demais/);
  expect(field('Mensagem')).toBeInvalid();
  const announced = document.querySelector('[aria-live="polite"][aria-atomic]');
  expect(announced).toHaveTextContent('2 campos precisam de atenção');
});

test('an error disappears when its field is edited; the others stay', async () => {
  await renderApp('/contato');
  await send();
  expect(await screen.findAllByText('Nome é obrigatório')).toHaveLength(2);
  expect(sendContactEmail).not.toHaveBeenCalled();
  await userEvent.type(field('Nome'), 'A');
  expect(screen.queryByText('Nome é obrigatório')).toBeNull();
  expect(screen.getAllByText('Email é obrigatório')).toHaveLength(2);
});

test('while the form is being sent, its button is busy and has the focus, and a second submission does nothing', async () => {
  let finish = () => {};
  const sent = { ok: true, id: '0f8a4c1e-6f0b-4c52-9d4b-0a4f8f1f6f11' } as const;
  sendContactEmail.mockReturnValueOnce(new Promise((resolve) => (finish = () => resolve(sent))));
  await fillIn();
  // Safari does not focus a button that is clicked.
  (document.activeElement as HTMLElement).blur();
  fireEvent.submit(form());
  const button = await screen.findByRole('button', { name: 'Enviando...' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveFocus();
  fireEvent.submit(form());
  finish();
  expect(await screen.findByRole('heading', { name: 'Mensagem enviada com sucesso!' })).toBeVisible();
  expect(sendContactEmail).toHaveBeenCalledOnce();
});
