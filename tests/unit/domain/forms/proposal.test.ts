import { expect, test } from 'vitest';
import { budgetFields } from '#src/domain/forms/budgetRequest.ts';
import { readForm } from '#src/domain/forms/formFields.ts';
import { trainingFields } from '#src/domain/forms/proposal.ts';

const training = { empresa: 'Costura & Cia', email: 'rh@costura.example', tema: '', temaOutro: '' };

test('a proposal requires only the company and its e-mail', () => {
  expect(readForm('training', trainingFields, training).fields).toBeUndefined();
  expect(
    readForm('training', trainingFields, { ...training, empresa: ' ', email: '', tema: 'Costura' }).fields,
  ).toEqual({
    empresa: 'Nome da empresa é obrigatório',
    email: 'Email é obrigatório',
    tema: 'Escolha uma opção da lista',
  });
});

test('a budget requires name, e-mail and message; choices must be in the lists', () => {
  const request = { nome: ' ', email: '', tipo: 'Nave', prazo: '', faixa: '', mensagem: '' };
  expect(readForm('budget', budgetFields, request).fields).toEqual({
    nome: 'Nome é obrigatório',
    email: 'Email é obrigatório',
    mensagem: 'Mensagem é obrigatória',
    tipo: 'Escolha uma opção da lista',
  });
});
