import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { validateContactRequest } from '#src/domain/forms/contact.ts';
import {
  composeProposalMessage,
  educationProposalSchema,
  trainingProposalSchema,
} from '#src/domain/forms/proposal.ts';

const training = { empresa: 'Costura & Cia', email: 'rh@costura.example', tema: '', temaOutro: '' };
const education = { empresa: 'Costura & Cia', email: 'rh@costura.example', participantes: '', area: '' };

function trainingMessage(changes: object) {
  return composeProposalMessage(v.parse(trainingProposalSchema, { ...training, ...changes })).mensagem;
}

function educationMessage(changes: object) {
  return composeProposalMessage(v.parse(educationProposalSchema, { ...education, ...changes })).mensagem;
}

describe('the proposal form of the training page', () => {
  test('asks for the company and its e-mail only', () => {
    const { issues } = v.safeParse(
      trainingProposalSchema,
      { ...training, empresa: ' ', email: '' },
      { abortPipeEarly: true },
    );
    expect(issues?.map((issue) => issue.message)).toEqual([
      'Nome da empresa é obrigatório',
      'Email é obrigatório',
    ]);
    expect(trainingMessage({})).toBe('Pedido de proposta: treinamento para empresas\nEmpresa: Costura & Cia');
  });

  test('has the number of people, the month and the message when they are given', () => {
    expect(
      trainingMessage({
        tema: 'Design Thinking',
        participantes: '40',
        mes: 'março de 2027',
        mensagem: 'Duas turmas?',
      }),
    ).toBe(
      'Pedido de proposta: treinamento para empresas\nEmpresa: Costura & Cia\nNúmero de participantes: 40\nTema: Design Thinking\nMês: março de 2027\n\nDuas turmas?',
    );
  });

  test('names the chosen topic, in the words of the company when it is another one', () => {
    expect(trainingMessage({ tema: 'Inovação Corporativa' })).toMatch(/\nTema: Inovação Corporativa$/);
    expect(trainingMessage({ tema: 'Outro (especifique)', temaOutro: 'Acessibilidade' })).toMatch(
      /\nTema: Acessibilidade$/,
    );
    expect(trainingMessage({ tema: 'UX Research', temaOutro: 'esquecido' })).toMatch(/\nTema: UX Research$/);
  });
});

test('the proposal form of the education page names participants and area when they are given', () => {
  expect(educationMessage({})).toBe(
    'Pedido de proposta: educação em design para empresas\nEmpresa: Costura & Cia',
  );
  expect(educationMessage({ participantes: 'de 20 a 30', area: 'Design Estratégico' })).toBe(
    'Pedido de proposta: educação em design para empresas\nEmpresa: Costura & Cia\nNúmero de participantes: de 20 a 30\nÁrea de interesse: Design Estratégico',
  );
});

test('the longest proposal is a message that the function accepts', () => {
  const longest = {
    ...education,
    empresa: 'e'.repeat(100),
    participantes: '9'.repeat(100),
    mes: 'm'.repeat(60),
    mensagem: 't'.repeat(400),
    area: 'Design Estratégico',
  };
  const message = composeProposalMessage(v.parse(educationProposalSchema, longest));
  expect(validateContactRequest({ ...message, recaptchaToken: 'token' }).fields).toBeUndefined();
});
