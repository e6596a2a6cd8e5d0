import { expect, test } from 'vitest';
import { readBudgetRequest } from '#src/domain/forms/budgetRequest.ts';
import { readProposal } from '#src/domain/forms/proposal.ts';

const training = { empresa: 'Costura & Cia', email: 'rh@costura.example', tema: '', temaOutro: '' };

test('a proposal requires only the company and its e-mail', () => {
  expect(readProposal(training).fields).toBeUndefined();
  expect(readProposal({ ...training, empresa: ' ', email: '', tema: 'Costura' }).fields).toEqual({
    empresa: 'Nome da empresa é obrigatório',
    email: 'Email é obrigatório',
    tema: 'Escolha uma opção da lista',
  });
});

test('a budget requires name, e-mail and message; choices must be in the lists', () => {
  const request = { nome: ' ', email: '', tipo: 'Nave', prazo: '', faixa: '', mensagem: '' };
  expect(readBudgetRequest(request).fields).toEqual({
    nome: 'Nome é obrigatório',
    email: 'Email é obrigatório',
    mensagem: 'Mensagem é obrigatória',
    tipo: 'Escolha uma opção da lista',
  });
});
