import { BUDGET_BANDS, BUDGET_DEADLINES, BUDGET_KINDS } from './budgetOptions.ts';
import { contactFields } from './contact.ts';
import { BUDGET_TEXT_LIMIT } from './fieldLimits.ts';
import { MESSAGE_REQUIRED } from './fieldMessages.ts';
import { choiceOf, type FormFields } from './formFields.ts';
import { multilineText } from './textSchemas.ts';

/** The fields of a budget request. Kind of project, deadline and price range may be empty. */
export const budgetFields = {
  nome: contactFields.nome,
  email: contactFields.email,
  tipo: { label: 'Tipo', schema: choiceOf(BUDGET_KINDS), covered: 'projeto' },
  prazo: { label: 'Prazo', schema: choiceOf(BUDGET_DEADLINES) },
  faixa: { label: 'Faixa de investimento', schema: choiceOf(BUDGET_BANDS), covered: 'valor' },
  mensagem: {
    label: 'Mensagem',
    schema: multilineText('A mensagem', BUDGET_TEXT_LIMIT, MESSAGE_REQUIRED),
    covered: 'o que você contar',
  },
} satisfies FormFields;
