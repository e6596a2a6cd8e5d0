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

const TRAINING = 'Pedido de proposta: treinamento para empresas\nEmpresa: Acme & Filhos';
const EDUCATION = 'Pedido de proposta: educação em design para empresas\nEmpresa: Acme & Filhos';
const other = { tema: 'Outro (especifique)', temaOutro: 'Leitura fácil' };

/** What each form composed, before submissions said what they are. */
it.each([
  [
    {
      form: 'budget',
      nome: 'Ana',
      tipo: 'Aplicativo',
      prazo: 'Sem data marcada',
      faixa: 'Até R$ 20 mil',
      mensagem: 'Um.\n\n  Dois.',
    },
    'Pedido de orçamento\nTipo: Aplicativo\nPrazo: Sem data marcada\nFaixa de investimento: Até R$ 20 mil\n\nUm.\n\n  Dois.',
  ],
  [{ form: 'budget', nome: 'Ana', mensagem: 'Tipo: nenhum' }, 'Pedido de orçamento\n\nTipo: nenhum'],
  [
    {
      form: 'training',
      participantes: '40',
      tema: 'Design Thinking',
      mes: 'março de 2027',
      mensagem: 'Em Recife.\nDe manhã.',
    },
    `${TRAINING}\nNúmero de participantes: 40\nTema: Design Thinking\nMês: março de 2027\n\nEm Recife.\nDe manhã.`,
  ],
  [{ form: 'training', ...other }, `${TRAINING}\nTema: Leitura fácil`],
  [{ form: 'training', ...other, temaOutro: '' }, `${TRAINING}\nTema: Outro (especifique)`],
  [{ form: 'training', temaOutro: 'Leitura fácil' }, TRAINING],
  [
    { form: 'education', participantes: 'de 20 a 30', area: 'Outro', mes: 'maio', mensagem: 'Oi' },
    `${EDUCATION}\nNúmero de participantes: de 20 a 30\nÁrea de interesse: Outro\nMês: maio\n\nOi`,
  ],
])(
  'the mails about %j are, byte for byte, those about the text that its form composed',
  (values, composed) => {
    const body = { empresa: 'Acme & Filhos', email, recaptchaToken: 'x', ...values };
    const message = validateMessageRequest(body).output?.message;
    const nome = message ? senderName(message) : '';
    expect(mailsOf({ ...message, nome })).toEqual(mailsOf({ nome, mensagem: composed }));
  },
);
