import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ANSWERS_ARE_SEEN, LINK_INVALID } from '#src/domain/commands/refusalSentences.ts';
import { renderApp } from '#tests/support/renderApp.tsx';

/** The outcome shown in the page; a live region outside the page also announces it. */
const outcome = (text: string | RegExp) => within(screen.getByRole('main')).findByText(text);
const button = () => screen.getByRole('button', { name: 'Marcar como respondido' });

/** Fakes the function behind the page, with these responses in turn. Returns the requests that it received. */
function openWire(...answers: (() => Response)[]) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, { body = '' }: { body?: string } = {}) => {
    // The beacon that counts the page view also uses fetch.
    if (address !== '/api/manageBooking') return Response.json({});
    sent.push(JSON.parse(body));
    return answers[sent.length - 1]?.() ?? Response.error();
  });
  return sent;
}

const marked = () => Response.json({ reference: '123-456-789' });
const refused = () => Response.json({ error: LINK_INVALID }, { status: 404 });
const asked = { action: 'markAnswered', token: 'name.signature' };

test('the secret is removed from the address and the history at once, and nothing is sent before the button is pressed', async () => {
  const sent = openWire(marked);
  const entries = window.history.length;
  await renderApp('/respondido#name.signature');
  await waitFor(() => expect(window.location.hash).toBe(''));
  expect(window.history.length).toBe(entries);
  expect(sent).toEqual([]);
  await userEvent.click(button());
  expect(
    await screen.findByText('Não espera mais resposta. Número de referência: 123-456-789'),
  ).toBeVisible();
  expect(sent).toEqual([asked]);
  expect(screen.queryByRole('button', { name: 'Marcar como respondido' })).toBeNull();
});

test('a refused link shows the function’s message, and the button can be pressed again', async () => {
  const sent = openWire(refused, marked);
  await renderApp('/respondido#name.signature');
  await userEvent.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent(LINK_INVALID);
  await userEvent.click(button());
  expect(await outcome(/123-456-789/)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(sent).toEqual([asked, asked]);
});

test('if the studio has a mailbox, a press shows that the page is not needed, and removes the button', async () => {
  openWire(() => Response.json({ error: ANSWERS_ARE_SEEN }, { status: 404 }));
  await renderApp('/respondido#name.signature');
  await userEvent.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('já aparece no painel');
  expect(screen.queryByRole('button', { name: 'Marcar como respondido' })).toBeNull();
});

test('if the URL lacks the secret, the page says which link to open, and sends no request', async () => {
  const sent = openWire();
  await renderApp('/respondido');
  await userEvent.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('Abra o link do aviso inteiro');
  expect(sent).toEqual([]);
});
