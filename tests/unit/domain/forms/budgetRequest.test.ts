import { expect, test } from 'vitest';
import { BUDGET_BANDS, BUDGET_DEADLINES, BUDGET_KINDS } from '#src/domain/forms/budgetOptions.ts';
import { readBudgetRequest } from '#src/domain/forms/budgetRequest.ts';
import { contactFormSchema } from '#src/domain/forms/contact.ts';
import { BUDGET_TEXT_LIMIT } from '#src/domain/forms/fieldLimits.ts';
import { validateFields } from '#src/domain/forms/validateFields.ts';

const request = {
  nome: 'Ana',
  email: 'ana@exemplo.com.br',
  tipo: '',
  prazo: '',
  faixa: '',
  mensagem: 'Um site',
};
const longest = (options: readonly string[]) => options.toSorted((a, b) => b.length - a.length)[0] ?? '';

test('what was chosen becomes lines of the message; what was not is left out', () => {
  const { output } = readBudgetRequest({ ...request, tipo: 'Aplicativo', faixa: 'Até R$ 20 mil' });
  expect(output).toEqual({
    nome: 'Ana',
    email: 'ana@exemplo.com.br',
    mensagem: 'Pedido de orçamento\nTipo: Aplicativo\nFaixa de investimento: Até R$ 20 mil\n\nUm site',
  });
});

test('the longest request is still a message that the studio takes', () => {
  const { output = {} } = readBudgetRequest({
    ...request,
    tipo: longest(BUDGET_KINDS),
    prazo: longest(BUDGET_DEADLINES),
    faixa: longest(BUDGET_BANDS),
    mensagem: 'x'.repeat(BUDGET_TEXT_LIMIT),
  });
  expect(validateFields(contactFormSchema, output).fields).toBeUndefined();
});

test('name, e-mail and message are required, choices come from the lists', () => {
  expect(readBudgetRequest({ ...request, nome: ' ', email: '', mensagem: '', tipo: 'Nave' }).fields).toEqual({
    nome: 'Nome é obrigatório',
    email: 'Email é obrigatório',
    mensagem: 'Mensagem é obrigatória',
    tipo: 'Escolha uma opção da lista',
  });
});
