import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { AuthState } from '#src/features/auth/AuthContext.ts';
import { ProposalSection as EducationProposal } from '#src/pages/design-education/ProposalSection.tsx';
import { ProposalSection as TrainingProposal } from '#src/pages/training/ProposalSection.tsx';
import { ana, services } from '#tests/support/fakeServices.ts';
import { sessionOf } from '#tests/support/renderApp.tsx';

const { sendContactEmail } = services.messages;

function open(Form: typeof TrainingProposal, state: AuthState = { status: 'signedOut' }, address = '/') {
  document.title = 'Proposta';
  render(
    <MemoryRouter initialEntries={[address]}>
      <Form />
    </MemoryRouter>,
    { wrapper: sessionOf(state) },
  );
  return { user: userEvent.setup() };
}

const field = (name: string) => screen.getByRole('textbox', { name });
/** The label is "empresa" in the training form, and "instituição ou empresa" in the education form. */
const company = () => screen.getByRole('textbox', { name: /^Nome da .*empresa$/ });
const captcha = () => screen.findByRole('checkbox', { name: /Não sou um robô/ });
const send = (name = 'Pedir proposta') => screen.getByRole('button', { name });

async function fillCompany(user: ReturnType<typeof userEvent.setup>) {
  await user.type(company(), 'Costura & Cia');
  await user.type(field('Email corporativo'), 'rh@costura.example');
  await user.click(await captcha());
}

test.each([
  [
    EducationProposal,
    '/educacao-design/oficinas-criativas',
    'textbox',
    /^Mensagem/,
    'Programa: Oficinas criativas. ',
  ],
  [TrainingProposal, '/treinamentos/design-thinking', 'combobox', /./, 'Design Thinking'],
  [TrainingProposal, '/treinamentos/outro', 'combobox', /./, ''],
] as const)('%o: for a visitor from %s the programme is filled in', (Form, program, role, name, value) => {
  open(Form, undefined, `/?programa=${encodeURIComponent(program)}#proposta`);
  expect(screen.getByRole(role, { name })).toHaveValue(value);
});

test('a school that leaves out its name gets an error about the name of the institution or company', async () => {
  const { user } = open(EducationProposal);
  await user.click(send());
  expect(await screen.findAllByText('Nome da instituição ou empresa é obrigatório')).not.toHaveLength(0);
});

test.each([
  [{ review: true, unmailed: true }, 'Recebemos o seu pedido. A equipe confirma por email.'],
  [{ unmailed: true }, /esta não vai por email. Guarde o número/],
] as const)('after the response %j the page promises no automatic mail', async (answer, told) => {
  sendContactEmail.mockResolvedValue({ ok: true, id: '0f8a4c1e-6f0b-4c52-9d4b-0a4f8f1f6f11', ...answer });
  const { user } = open(TrainingProposal);
  await fillCompany(user);
  await user.click(send());
  expect(await screen.findByText(told)).toBeVisible();
  expect(screen.queryByText(/Mandamos uma confirmação/)).toBeNull();
});

test('the e-mail of a signed-in visitor is filled in; the company is not', async () => {
  open(TrainingProposal, { status: 'signedIn', user: ana });
  expect(field('Email corporativo')).toHaveValue(ana.email);
  expect(company()).toHaveValue('');
});
