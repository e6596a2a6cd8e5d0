import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { readStudioAgenda } from '#src/domain/agenda/agendaSettings.ts';
import { completeSubmission } from '#src/domain/submissions/completeSubmission.ts';
import { senderName } from '#src/domain/submissions/kinds.ts';
import type { MailName } from '#src/domain/submissions/mailName.ts';
import { validateMessageRequest } from '#src/domain/submissions/messageRequest.ts';
import { composeMail } from '../../../../functions/src/mails/composeMail.ts';
import recorded from './recordedMails.json' with { type: 'json' };

const at = new Date('2026-03-02T12:00:00Z');
const id = '3f0c9a52-6c0e-4a51-9d1f-2f6f1f3c7b10';
const common = {
  nome: 'Ana <b>Souza</b>',
  email: 'ana@exemplo.com.br',
  createdAt: at,
  updatedAt: at,
  expireAt: at,
};
const replies = {
  2: {
    text: 'Olá!\n\nObrigada por escrever.',
    by: 'bia@exemplo.com.br',
    name: 'Bia',
    at,
    sendAt: at,
    before: 'new',
  },
};

const sent = (form: string, values: object) => {
  const { output } = validateMessageRequest({ form, email: common.email, recaptchaToken: 'x', ...values });
  return output && { ...output.message, nome: senderName(output.message) };
};
const budget = (values: object) => sent('budget', { nome: 'Ana', ...values });
const training = (values: object) => sent('training', { empresa: 'Acme & Filhos', ...values });
const education = (values: object) => sent('education', { empresa: 'Acme', ...values });

const messages = {
  message: { mensagem: 'Bom dia.\n\nQuero um site que todos consigam usar.' },
  messageInReview: { mensagem: 'Oi', state: 'review' },
  corrected: {
    mensagem: 'Oi',
    correctedEmail: { address: 'ana@certo.com.br', by: 'bia@exemplo.com.br', at },
  },
  firstMessage: { mensagem: '' },
  budget: budget({
    tipo: 'Aplicativo',
    prazo: 'Sem data marcada',
    faixa: 'Até R$ 20 mil',
    mensagem: 'Um aplicativo.\n\n  Para a feira.',
  }),
  budgetWithOneAnswer: budget({ faixa: 'Ainda não sabemos', mensagem: 'Tipo: nenhum' }),
  budgetWithText: budget({ mensagem: 'Pedido de orçamento' }),
  training: training({
    participantes: '40',
    tema: 'Design Thinking',
    mes: 'março de 2027',
    mensagem: 'Em Recife.\nDe manhã.',
  }),
  trainingOfOther: training({ tema: 'Outro (especifique)', temaOutro: 'Leitura fácil' }),
  trainingOfUnnamedOther: training({ tema: 'Outro (especifique)' }),
  trainingWithStrayWords: training({ temaOutro: 'Leitura fácil', mensagem: 'Empresa: nenhuma' }),
  trainingOfTopicWithStrayWords: training({ tema: 'UX Research', temaOutro: 'Leitura fácil' }),
  trainingAlone: training({}),
  education: education({ participantes: 'de 20 a 30', area: 'Outro', mes: 'maio', mensagem: 'Oi' }),
  educationAlone: education({}),
};

const booked = {
  telefone: '(11) 90000-0000',
  comoConheceu: 'Indicação',
  tipoConsulta: 'acessibilidade',
  outroTipo: '',
  descricaoProjeto: 'Um site.\nQue todos usem.',
  data: '2026-05-06',
  horario: '09:00',
  referencia: '123-456-789',
  holdsSlot: true,
};
const moved = [{ at, what: 'moved', by: 'visitor', from: { data: '2026-05-05', horario: '10:00' } }];
const bookings = {
  booking: booked,
  bookingInReview: { ...booked, state: 'review' },
  moved: { ...booked, history: moved, sequence: 1, meetingAddress: 'https://meet.exemplo.com.br/sala' },
  entered: { ...booked, email: '', descricaoProjeto: '', history: [{ at, what: 'entered', by: 'studio' }] },
  otherType: { ...booked, tipoConsulta: 'outro', outroTipo: 'Leitura fácil', comoConheceu: '' },
  cancelled: {
    ...booked,
    holdsSlot: false,
    cancelledAt: at,
    cancellation: {
      reason: 'other',
      note: 'Vamos fechar.',
      offers: [{ data: '2026-05-07', horario: '10:00' }],
    },
  },
  cancelledByVisitor: { ...booked, holdsSlot: false, cancelledAt: at, cancelledBy: 'visitor' },
};

const context = {
  studioAddress: 'estudio@exemplo.com.br',
  siteUrl: 'https://exemplo.com.br',
  answeredUrl: 'https://exemplo.com.br/responder#abc',
  from: 'Alinhavo <site@alinhavo.example>',
  link: 'https://exemplo.com.br/agendamento#abc',
  agenda: readStudioAgenda(undefined, undefined),
  now: at,
};

const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64url');

function compose(kind: 'messages' | 'bookings', stored: object, names: readonly MailName[]) {
  const submission = completeSubmission(kind, id, { ...common, state: 'new', replies, ...stored });
  return names.map((name) => {
    const letter = composeMail(submission, name, context);
    return { name, subject: letter.subject, digest: digest(letter) };
  });
}

it('every mail of a submission is, byte for byte, what it was before submissions said what they are', () => {
  const ofMessages = Object.entries(messages).map(([name, stored]) => [
    name,
    compose('messages', stored as object, ['studio', 'visitor', 'reply-2']),
  ]);
  const ofBookings = Object.entries(bookings).map(([name, stored]) => [
    name,
    compose('bookings', stored, [
      'studio',
      'visitor',
      'moved',
      'studioMoved',
      'place',
      'reminder',
      'cancellation',
      'studioCancellation',
      'reply-2',
    ]),
  ]);
  expect(Object.fromEntries([...ofMessages, ...ofBookings])).toEqual(recorded);
});
