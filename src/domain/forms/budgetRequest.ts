import * as v from 'valibot';
import { BUDGET_BANDS, BUDGET_DEADLINES, BUDGET_KINDS } from './budgetOptions.ts';
import { type ContactMessage, contactFormSchema } from './contact.ts';
import { BUDGET_TEXT_LIMIT } from './fieldLimits.ts';
import { MESSAGE_REQUIRED } from './fieldMessages.ts';
import { multilineText } from './textSchemas.ts';
import { validateFields } from './validateFields.ts';

const CHOOSE_FROM_LIST = 'Escolha uma opção da lista';

/** A request for a budget; an empty kind, deadline or band is nothing chosen. */
export const budgetRequestSchema = v.object({
  nome: contactFormSchema.entries.nome,
  email: contactFormSchema.entries.email,
  tipo: v.picklist(['', ...BUDGET_KINDS], CHOOSE_FROM_LIST),
  prazo: v.picklist(['', ...BUDGET_DEADLINES], CHOOSE_FROM_LIST),
  faixa: v.picklist(['', ...BUDGET_BANDS], CHOOSE_FROM_LIST),
  mensagem: multilineText('A mensagem', BUDGET_TEXT_LIMIT, MESSAGE_REQUIRED),
});

export type BudgetRequest = v.InferOutput<typeof budgetRequestSchema>;

/** A checked request as a contact message: one answered question a line, then what was written. */
export function composeBudgetMessage({
  nome,
  email,
  tipo,
  prazo,
  faixa,
  mensagem,
}: BudgetRequest): ContactMessage {
  const lines = [
    'Pedido de orçamento',
    tipo && `Tipo: ${tipo}`,
    prazo && `Prazo: ${prazo}`,
    faixa && `Faixa de investimento: ${faixa}`,
  ];
  return { nome, email, mensagem: `${lines.filter(Boolean).join('\n')}\n\n${mensagem}` };
}

/** Checks the budget form: answers the contact message that it makes, or the first error of each wrong field. */
export function readBudgetRequest(values: object) {
  const { output, fields } = validateFields(budgetRequestSchema, values);
  return output ? { output: composeBudgetMessage(output) } : { fields };
}
