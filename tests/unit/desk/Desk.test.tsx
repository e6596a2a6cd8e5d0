import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { InboxQueries } from '#src/desk/base/InboxQueries.tsx';
import { TagsForm } from '#src/desk/settings/TagsForm.tsx';
import { Desk } from '#src/desk/shell/Desk.tsx';
import { SETTINGS_CHANGED } from '#src/domain/commands/refusalSentences.ts';
import { AuthProvider } from '#src/features/auth/AuthProvider.tsx';
import { ServiceError } from '#src/services/firebase/ServiceError.ts';
import { ana, resetServices, services } from '#tests/support/fakeServices.ts';
import { bookingSubmission, messageSubmission } from '#tests/support/submissions.ts';

const { searchSubmissions } = services.searchSubmissions;
const { doInStudio, giveCommand } = services.commands;
const { countSubmissions, loadSubmissionPage } = services.submissions;

const message = messageSubmission({ nome: 'Ana Prado', state: 'archived' });
const booking = bookingSubmission({ nome: 'Bia Prado' });

beforeEach(() => {
  searchSubmissions.mockResolvedValue({ submissions: [message, booking], next: undefined });
});

function Place() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output data-testid="address">{`${pathname}${search}`}</output>
      <button type="button" onClick={() => navigate(-1)}>
        step back
      </button>
    </>
  );
}

function open(address = '/admin/conversas', part = <Desk onDenied={vi.fn()} />) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <AuthProvider>
        <InboxQueries>{part}</InboxQueries>
        <Place />
      </AuthProvider>
    </MemoryRouter>,
  );
  return userEvent.setup();
}
const field = () => screen.getByRole('searchbox', { name: 'Procurar em mensagens e agendamentos' });

it('a search loads the next page, applies filters, says if nothing is found, and ends when its words are cleared', async () => {
  const next = {};
  searchSubmissions.mockResolvedValueOnce({ submissions: [message], next });
  const person = open('/admin/conversas?aba=agendamentos');
  await person.type(field(), 'prado{Enter}');
  expect(await screen.findByText('1 resultados, há mais')).toBeInTheDocument();
  searchSubmissions.mockResolvedValueOnce({ submissions: [message, booking], next: undefined });
  await person.click(screen.getByRole('button', { name: 'Carregar mais' }));
  expect(await screen.findByText('2 resultados')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: booking.nome })).toHaveFocus();
  expect(searchSubmissions).toHaveBeenLastCalledWith({ typed: 'prado' }, expect.any(Number), next);
  searchSubmissions.mockResolvedValueOnce({ submissions: [booking], next: undefined, isNear: true });
  await person.selectOptions(screen.getByRole('combobox', { name: 'Situação' }), 'done');
  expect(await screen.findByText(/estes são parecidos/)).toBeInTheDocument();
  const narrowed = { typed: 'prado', standing: 'done' };
  expect(searchSubmissions).toHaveBeenLastCalledWith(narrowed, expect.any(Number), undefined);
  searchSubmissions.mockResolvedValueOnce({ submissions: [], next: undefined });
  await person.clear(field());
  await person.type(field(), 'ninguém{Enter}');
  expect(await screen.findByRole('heading', { name: 'Nada com essas palavras' })).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Limpar a busca' }));
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  expect(screen.getByRole('region', { name: 'Em aberto' })).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Assunto' })).toHaveValue('booking');
});

it('a search can be repeated after a failure and after a success', async () => {
  searchSubmissions.mockRejectedValueOnce(new Error('offline'));
  const person = open();
  await person.type(field(), 'prado{Enter}');
  await person.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByText('2 resultados')).toBeInTheDocument();
  await person.type(field(), '{Enter}');
  expect(await screen.findByText('2 resultados')).toBeInTheDocument();
  expect(searchSubmissions).toHaveBeenCalledTimes(3);
});

it('"Novo" opens a form that sends somebody a first mail and then opens the conversation', async () => {
  giveCommand.mockImplementationOnce(async (_, { id }) => messageSubmission({ id }));
  const person = open();
  await person.click(screen.getByRole('button', { name: 'Novo' }));
  await person.click(screen.getByRole('button', { name: 'Mensagem' }));
  const form = within(screen.getByRole('form', { name: 'Escrever para alguém' }));
  const message = { nome: 'Davi', email: 'davi@exemplo.com.br', mensagem: 'Olá, Davi!' };
  await person.type(form.getByLabelText(/^Nome/), message.nome);
  await person.type(form.getByLabelText(/^Email/), message.email);
  await person.type(form.getByLabelText(/^Mensagem/), message.mensagem);
  await person.click(form.getByRole('button', { name: 'Enviar' }));
  await waitFor(() => expect(giveCommand).toHaveBeenCalledWith('write', expect.anything(), { message }));
  const { id } = giveCommand.mock.calls[0]?.[1] ?? {};
  const address = screen.getByTestId('address');
  await waitFor(() => expect(address).toHaveTextContent(`/admin/conversas?registro=${id}`));
});

it('a conversation assigned by a colleague has a badge until it is opened on this device', async () => {
  resetServices(ana);
  const log = { 1: { at: new Date(), by: 'bia@exemplo.com.br', what: 'assigned' } } as const;
  const given = messageSubmission({ responsible: ana.email, log });
  const taken = messageSubmission({ responsible: ana.email, log: { 1: { ...log[1], by: ana.email } } });
  loadSubmissionPage.mockImplementation(async () => ({ submissions: [given, taken], next: undefined }));
  countSubmissions.mockResolvedValue(5);
  open();
  const link = (name: string) => screen.findByRole('link', { name });
  expect(await link('Conversas 5 em aberto, 1 nova para você')).toBeInTheDocument();
  cleanup();
  open(`/admin/conversas?registro=${given.id}`);
  expect(await link('Conversas 5 em aberto')).toBeInTheDocument();
  cleanup();
  open();
  expect(await link('Conversas 5 em aberto')).toBeInTheDocument();
});

it('if somebody else has saved tags meanwhile, the page says so, and only a second press overwrites them', async () => {
  const { loadTags } = services.tags;
  loadTags.mockResolvedValueOnce(['Site']).mockResolvedValue(['Site', 'Marca']);
  doInStudio.mockRejectedValueOnce(new ServiceError('failed', { error: SETTINGS_CHANGED }));
  const person = open('/admin/ajustes', <TagsForm />);
  const field = await screen.findByRole('textbox', { name: /^Uma por linha/ });
  await person.type(field, '\nUrgente');
  const save = () => person.click(screen.getByRole('button', { name: 'Salvar' }));
  await save();
  expect(await screen.findByText(SETTINGS_CHANGED)).toBeInTheDocument();
  expect(field).toHaveValue('Site\nUrgente');
  await save();
  expect(await screen.findByText('Salvo.')).toBeInTheDocument();
  const tags = ['Site', 'Urgente'];
  expect(doInStudio.mock.calls).toEqual([
    [{ action: 'tags', seen: ['Site'], tags }],
    [{ action: 'tags', seen: ['Site', 'Marca'], tags }],
  ]);
});
