import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BUDGET_BANDS, BUDGET_DEADLINES, BUDGET_KINDS } from '#src/domain/forms/budgetOptions.ts';
import { EDUCATION_AREAS, TRAINING_TOPICS } from '#src/domain/forms/proposalOptions.ts';
import { answersOf, type SentMessage, senderName, sentText } from '#src/domain/submissions/kinds.ts';
import { validateMessageRequest } from '#src/domain/submissions/messageRequest.ts';
import { splitFormerMessage } from '#src/domain/submissions/splitFormerMessage.ts';

const company = { empresa: 'Costura & Cia', email: 'rh@costura.example' };
const training = (given: object) =>
  ({
    form: 'training',
    ...company,
    participantes: '',
    tema: '',
    temaOutro: '',
    mes: '',
    mensagem: '',
    ...given,
  }) as SentMessage;

describe('what was sent as one text', () => {
  it.each([
    [{}, ''],
    [
      { tema: 'Design Thinking', participantes: '40' },
      '\nNúmero de participantes: 40\nTema: Design Thinking',
    ],
    [{ tema: 'UX Research', temaOutro: 'esquecido', mensagem: 'Oi' }, '\nTema: UX Research\n\nOi'],
    [{ tema: 'Outro (especifique)', temaOutro: 'Leitura fácil' }, '\nTema: Leitura fácil'],
    [{ tema: 'Outro (especifique)' }, '\nTema: Outro (especifique)'],
  ])('has an answer a line, and the words below: %j', (given, rest) => {
    const head = 'Pedido de proposta: treinamento para empresas\nEmpresa: Costura & Cia';
    expect(sentText(training(given))).toBe(head + rest);
  });

  it('is the words alone for a plain message, whatever they begin with', () => {
    const message = {
      form: 'message',
      nome: 'Ana',
      email: 'a@b.co',
      mensagem: 'Pedido de orçamento\n\nOi',
    } as const;
    expect(sentText(message)).toBe(message.mensagem);
    expect(answersOf(message)).toEqual([]);
  });
});

const words = fc.stringMatching(/^[a-zA-Zç:>.]{1,9}( [a-zA-Zç:>.]{1,9}){0,3}$/);
const perhaps = <Value>(value: fc.Arbitrary<Value>) => fc.oneof(fc.constant(''), value);
const text = fc.array(words, { minLength: 1, maxLength: 4 }).map((lines) => lines.join('\n\n'));
const email = fc.constant('ana@exemplo.com.br');
const proposal = {
  empresa: words,
  email,
  participantes: perhaps(words),
  mes: perhaps(words),
  mensagem: perhaps(text),
};
const sent = fc.oneof(
  fc.record({
    form: fc.constant('budget'),
    nome: words,
    email,
    tipo: perhaps(fc.constantFrom(...BUDGET_KINDS)),
    prazo: perhaps(fc.constantFrom(...BUDGET_DEADLINES)),
    faixa: perhaps(fc.constantFrom(...BUDGET_BANDS)),
    mensagem: text,
  }),
  fc.record({
    form: fc.constant('training'),
    ...proposal,
    tema: perhaps(fc.constantFrom(...TRAINING_TOPICS)),
    temaOutro: perhaps(words),
  }),
  fc.record({
    form: fc.constant('education'),
    ...proposal,
    area: perhaps(fc.constantFrom(...EDUCATION_AREAS)),
  }),
) as fc.Arbitrary<SentMessage>;

describe('a message whose form once composed it', () => {
  it('is its kind and its fields again, which make the same text', () => {
    fc.assert(
      fc.property(sent, (message) => {
        const former = { nome: senderName(message), email: message.email, mensagem: sentText(message) };
        const split = splitFormerMessage(former);
        expect(split?.form).toBe(message.form);
        expect(split && sentText(split)).toBe(former.mensagem);
        expect(validateMessageRequest({ ...split, recaptchaToken: 'x' }).output?.message).toEqual(split);
      }),
    );
  });

  it.each([
    'Pedido de orçamento',
    'Pedido de orçamento\nTipo: Nave\n\nOi',
    'Pedido de orçamento\nPrazo: Sem data marcada\nTipo: Aplicativo\n\nOi',
    'Pedido de orçamento\n\n',
    'Pedido de orçamento, por favor\n\nOi',
    'Pedido de proposta: treinamento para empresas\nEmpresa: Outra',
    'Pedido de proposta: treinamento para empresas\nTema: UX Research',
    'Bom dia',
    '',
  ])('stays a message where the text is another: %j', (mensagem) => {
    expect(splitFormerMessage({ nome: 'Acme', email: 'a@b.co', mensagem })).toBeUndefined();
  });
});

it.each([[{}], [{ form: 'written' }], [{ form: 'booking' }], [{ form: 'toString' }]])(
  'a request of the kind %j is refused',
  (given) => {
    const body = { nome: 'Ana', email: 'a@b.co', mensagem: 'Oi', recaptchaToken: 'x', ...given };
    expect(validateMessageRequest(body)).toEqual({ fields: { form: expect.any(String) } });
  },
);
