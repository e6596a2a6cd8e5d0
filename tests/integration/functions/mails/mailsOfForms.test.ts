import { expect, it } from 'vitest';
import { readStudioAgenda } from '#src/domain/agenda/agendaSettings.ts';
import { completeSubmission } from '#src/domain/submissions/completeSubmission.ts';
import { senderName } from '#src/domain/submissions/kinds.ts';
import { validateMessageRequest } from '#src/domain/submissions/messageRequest.ts';
import { composeMail } from '../../../../functions/src/mails/composeMail.ts';

const at = new Date('2026-03-02T12:00:00Z');
const email = 'ana@exemplo.com.br';
const text = 'Obrigada.';
const replies = { 2: { text, by: 'bia@exemplo.com.br', name: 'Bia', at, sendAt: at, before: 'new' } };
const context = {
  from: 'site@exemplo.com.br',
  studioAddress: 'estudio@exemplo.com.br',
  siteUrl: 'https://exemplo.com.br',
  answeredUrl: 'https://exemplo.com.br/responder#abc',
  link: undefined,
  agenda: readStudioAgenda(undefined, undefined),
  now: at,
};

function mailsOf(stored: object) {
  const common = { email, state: 'new', replies, createdAt: at, updatedAt: at, expireAt: at };
  const submission = completeSubmission('messages', '3f0c9a52-6c0e-4a51-9d1f-2f6f1f3c7b10', {
    ...common,
    ...stored,
  });
  return (['studio', 'visitor', 'reply-2'] as const).map((name) => composeMail(submission, name, context));
}

/** What each form composed, before submissions said what they are. */
// tests/unit/domain/submissions/kinds.test.ts has the texts of every answer.
// biome-ignore format: a row is a line
it.each([
  [{ form: 'budget', nome: 'Ana', tipo: 'Aplicativo', mensagem: 'Oi.' }, 'Pedido de orçamento\nTipo: Aplicativo\n\nOi.'],
  [{ form: 'training', tema: 'UX Research' }, 'Pedido de proposta: treinamento para empresas\nEmpresa: Acme & Filhos\nTema: UX Research'],
  [{ form: 'education', mes: 'maio' }, 'Pedido de proposta: educação em design para empresas\nEmpresa: Acme & Filhos\nMês: maio'],
])(
  'the mails about %j are, byte for byte, those about the text that its form composed',
  (values, composed) => {
    const body = { empresa: 'Acme & Filhos', email, recaptchaToken: 'x', ...values };
    const message = validateMessageRequest(body).output?.message;
    const nome = message ? senderName(message) : '';
    expect(mailsOf({ ...message, nome })).toEqual(mailsOf({ nome, mensagem: composed }));
  },
);
