import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { caseSubject, contactSubjects } from '#src/copy/forms/contactSubjects.ts';
import { MESSAGE_LIMIT } from '#src/domain/forms/fieldLimits.ts';
import { loadContactSubject } from '#src/pages/contact/loadContactSubject.ts';
import { renderApp } from '#tests/support/renderApp.tsx';

const message = () => screen.getByRole('textbox', { name: 'Mensagem' });

test('a visitor from a case sees the case’s name above the form and at the start of the message, which the counter includes', async () => {
  await renderApp('/contato?caso=gaveta-aberta');
  await screen.findByRole('heading', { level: 3, name: 'Gaveta Aberta' });
  expect(screen.getByText(caseSubject.text)).toBeInTheDocument();
  const start = 'Conheci o trabalho Gaveta Aberta no site e gostaria de conversar sobre algo parecido: ';
  await waitFor(() => expect(message()).toHaveValue(start));
  await screen.findByText(`${MESSAGE_LIMIT - start.length} caracteres restantes`);
});

test('after a message was sent, the next message does not begin with the subject again', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ ok: true, id: '0f8a4c1e-6f0b-4c52-9d4b-0a4f8f1f6f11' }));
  await renderApp('/contato?assunto=orcamento');
  await waitFor(() => expect(message()).toHaveValue('Gostaria de um orçamento para '));
  await userEvent.type(screen.getByRole('textbox', { name: 'Nome' }), 'Bia');
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'bia@exemplo.com.br');
  await userEvent.type(message(), 'um site.');
  await userEvent.click(await screen.findByRole('checkbox', { name: /Não sou um robô/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Enviar mensagem' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Enviar nova mensagem' }));
  expect(screen.getByRole('heading', { level: 3, name: 'Pedido de orçamento' })).toBeInTheDocument();
  expect(message()).toHaveValue('');
  expect(screen.getByText(`${MESSAGE_LIMIT} caracteres restantes`)).toBeInTheDocument();
});

test('a message that the visitor has begun is not changed', async () => {
  await renderApp('/contato');
  await userEvent.type(message(), 'Bom dia');
  window.history.pushState({}, '', '/contato?caso=gaveta-aberta');
  window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  await screen.findByRole('heading', { level: 3, name: 'Gaveta Aberta' });
  expect(message()).toHaveValue('Bom dia');
});

test('an unknown case in the URL is ignored, and a valid subject beside it is kept', async () => {
  for (const search of ['', '?caso=', '?caso=nao-existe', '?caso=toString', '?assunto=toString'])
    expect(await loadContactSubject(search)).toBeNull();
  expect(await loadContactSubject('?assunto=orcamento&caso=nao-existe')).toBe(contactSubjects.orcamento);
  await renderApp('/contato?caso=nao-existe');
  await waitFor(() => expect(message()).toHaveValue(''));
  expect(screen.queryByText(caseSubject.text)).toBeNull();
});
