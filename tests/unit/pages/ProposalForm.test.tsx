import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { proposal } from '#src/content/proposal.ts';
import type { ApiSuccess } from '#src/domain/api.ts';
import { AuthContext, type AuthState } from '#src/features/auth/AuthContext.ts';
import { ProposalForm as EducationProposalForm } from '#src/pages/design-education/ProposalForm.tsx';
import { ProposalForm as TrainingProposalForm } from '#src/pages/training/ProposalForm.tsx';
import { SubmissionError } from '#src/services/postForm.ts';
import { resetServices, services } from '#tests/support/fakeServices.ts';

const { sendContactEmail } = services.messages;

const signedIn: AuthState = {
  status: 'signedIn',
  user: {
    uid: 'ana',
    displayName: 'Ana Souza',
    email: 'ana@costura.example',
    emailVerified: true,
    photoURL: undefined,
  },
};

function open(Form: typeof TrainingProposalForm, state: AuthState = { status: 'signedOut' }) {
  const onErrorsChange = vi.fn();
  const auth = { state, start: async () => {}, signOut: async () => {}, deleteAccount: async () => {} };
  render(
    <MemoryRouter>
      <AuthContext value={auth}>
        <h2 id="proposal">Proposta</h2>
        <Form labelledBy="proposal" onErrorsChange={onErrorsChange} />
      </AuthContext>
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), onErrorsChange };
}

const field = (name: string) => screen.getByRole('textbox', { name });
const captcha = () => screen.findByRole('checkbox', { name: /Não sou um robô/ });
const send = (name = 'Pedir proposta') => screen.getByRole('button', { name });
const sent = () => sendContactEmail.mock.calls.map(([message]) => message);

async function fillCompany(user: ReturnType<typeof userEvent.setup>) {
  await user.type(field('Nome da empresa'), 'Costura & Cia');
  await user.type(field('Email corporativo'), 'rh@costura.example');
  await user.click(await captcha());
}

beforeEach(() => {
  resetServices();
  // jsdom lays nothing out, so it cannot scroll.
  Element.prototype.scrollIntoView = () => {};
});

test('the answers leave as one contact message in the company’s name', async () => {
  const { user } = open(EducationProposalForm);
  await fillCompany(user);
  await user.type(screen.getByRole('textbox', { name: /Número de participantes/ }), 'de 20 a 30');
  await user.selectOptions(screen.getByRole('combobox'), 'UX/UI Design');
  await user.click(send());

  expect(await screen.findByRole('heading', { name: 'Pedido enviado com sucesso!' })).toHaveFocus();
  expect(screen.getByText('656-966-411')).toBeVisible();
  expect(screen.getByText(/^Mandamos uma confirmação para o e-mail informado\./)).toBeVisible();
  expect(sent()).toEqual([
    expect.objectContaining({
      nome: 'Costura & Cia',
      email: 'rh@costura.example',
      mensagem: expect.stringContaining(
        'Número de participantes: de 20 a 30\nÁrea de interesse: UX/UI Design',
      ),
      conferencia: '',
      recaptchaToken: 'local-checkbox',
    }),
  ]);
  await user.click(screen.getByRole('button', { name: 'Fazer novo pedido' }));
  expect(field('Nome da empresa')).toHaveValue('');
});

test('no copy of the answers is promised, for none is sent', () => {
  expect(JSON.stringify(proposal)).not.toMatch(/cópia/i);
});

test('a request that the studio looks at first is promised no mail but the team’s', async () => {
  sendContactEmail.mockResolvedValue({
    ok: true,
    id: '0f8a4c1e-6f0b-4c52-9d4b-0a4f8f1f6f11',
    review: true,
  });
  const { user } = open(TrainingProposalForm);
  await fillCompany(user);
  await user.click(send());
  expect(await screen.findByText('Recebemos o seu pedido. A equipe confirma por e-mail.')).toBeVisible();
  expect(screen.queryByText(/Mandamos uma confirmação/)).toBeNull();
});

test('while it is being sent the button says so and cannot be pressed again', async () => {
  let arrive = (_answer: ApiSuccess) => {};
  sendContactEmail.mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  const { user } = open(TrainingProposalForm);
  await fillCompany(user);
  await user.click(send());
  expect(await screen.findByRole('button', { name: 'Enviando...' })).toHaveAttribute('aria-disabled', 'true');
  await vi.waitFor(() => expect(sent()).toHaveLength(1));
  arrive({ ok: true, id: '0f8a4c1e-6f0b-4c52-9d4b-0a4f8f1f6f11' });
  expect(await screen.findByRole('heading', { name: 'Pedido enviado com sucesso!' })).toBeVisible();
});

test('a failure shows the answer’s sentence, keeps what was typed and is recognised when tried again', async () => {
  sendContactEmail.mockRejectedValue(
    new SubmissionError('Muitas mensagens em pouco tempo. Tente novamente em alguns minutos.', 'refused'),
  );
  const { user } = open(TrainingProposalForm);
  await fillCompany(user);
  await user.selectOptions(screen.getByRole('combobox'), 'UX Research');
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Muitas mensagens em pouco tempo. Tente novamente em alguns minutos.O envio foi recusado e nada foi guardado. Tudo o que você preencheu continua aqui.',
  );
  expect(send('Tentar de novo')).toHaveFocus();
  expect(field('Nome da empresa')).toHaveValue('Costura & Cia');
  expect(screen.getByRole('combobox')).toHaveValue('UX Research');
  expect(await captcha()).not.toBeChecked();

  await user.click(await captcha());
  await user.click(send('Tentar de novo'));
  await vi.waitFor(() => expect(sent()).toHaveLength(2));
  await user.type(field('Nome da empresa'), ' Ltda.');
  await user.click(await captcha());
  await user.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
  await vi.waitFor(() => expect(sent()).toHaveLength(3));
  const [first, again, edited] = sent().map(({ idempotencyKey }) => idempotencyKey);
  expect(again).toBe(first);
  expect(edited).not.toBe(first);
  expect(await screen.findByRole('alert')).toBeVisible();
});

test('what fails in a way nobody foresaw ends in the studio’s own sentence', async () => {
  sendContactEmail.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  const { user } = open(TrainingProposalForm);
  await fillCompany(user);
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Erro ao enviar mensagem\. Tente novamente mais tarde\.A conexão falhou antes do envio: nada foi enviado\./,
  );
});

test('the page learns of errors and of their end', async () => {
  const { user, onErrorsChange } = open(TrainingProposalForm);
  await user.click(send());
  expect(await screen.findAllByText('Nome da empresa é obrigatório')).toHaveLength(2);
  expect(screen.getByText(/campos precisam de atenção:/)).toBeVisible();
  expect(field('Nome da empresa')).toHaveFocus();
  expect(onErrorsChange).toHaveBeenLastCalledWith(true);
  await fillCompany(user);
  expect(onErrorsChange).toHaveBeenLastCalledWith(false);
  expect(sent()).toEqual([]);
});

test('the e-mail of a signed-in visitor stands there already; the company does not', async () => {
  open(TrainingProposalForm, signedIn);
  expect(field('Email corporativo')).toHaveValue('ana@costura.example');
  expect(field('Nome da empresa')).toHaveValue('');
});

test('what was typed is there again on the next visit, and a button deletes it', async () => {
  const { user } = open(EducationProposalForm);
  await user.type(field('Nome da empresa'), 'Costura & Cia');
  await user.selectOptions(screen.getByRole('combobox'), 'UX/UI Design');
  cleanup();
  open(EducationProposalForm);
  expect(field('Nome da empresa')).toHaveValue('Costura & Cia');
  expect(screen.getByRole('combobox')).toHaveValue('UX/UI Design');

  vi.spyOn(window, 'confirm').mockReturnValue(true);
  await user.click(screen.getByRole('button', { name: 'Apagar rascunho' }));
  expect(field('Nome da empresa')).toHaveValue('');
  expect(field('Nome da empresa')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Apagar rascunho' })).toBeNull();
  cleanup();
  open(EducationProposalForm);
  expect(field('Nome da empresa')).toHaveValue('');
});
