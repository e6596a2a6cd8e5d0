import { SelectField } from '#src/components/form/fields/SelectField.tsx';
import { TextareaField } from '#src/components/form/fields/TextareaField.tsx';
import { budget } from '#src/copy/forms/budget.ts';
import { BUDGET_BANDS, BUDGET_DEADLINES, BUDGET_KINDS } from '#src/domain/forms/budgetOptions.ts';
import { BUDGET_TEXT_LIMIT } from '#src/domain/forms/fieldLimits.ts';
import { SenderFields } from '#src/features/form-submission/SenderFields.tsx';
import { SubmissionForm } from '#src/features/form-submission/SubmissionForm.tsx';
import { useMessageForm } from '#src/features/form-submission/useMessageForm.ts';

const toOptions = (labels: readonly string[]) => labels.map((label) => ({ value: label, label }));
const kinds = toOptions(BUDGET_KINDS);
const deadlines = toOptions(BUDGET_DEADLINES);
const bands = toOptions(BUDGET_BANDS);

const loadFields = async () => (await import('#src/domain/forms/budgetRequest.ts')).budgetFields;

export function BudgetForm() {
  const message = useMessageForm({ kind: 'budget', loadFields });
  const { form, success } = budget;
  const choice = { emptyLabel: form.none, optional: true };
  return (
    <SubmissionForm form={message} labelledBy="titulo-do-pedido" words={{ submit: form.submit, success }}>
      <SenderFields />
      <SelectField {...choice} label={form.kind} name="tipo" options={kinds} />
      <SelectField {...choice} label={form.deadline} name="prazo" options={deadlines} />
      <SelectField {...choice} label={form.band} hint={form.bandHint} name="faixa" options={bands} />
      <TextareaField
        label={form.message}
        hint={`${form.messageHint} Até ${BUDGET_TEXT_LIMIT} caracteres.`}
        name="mensagem"
        maxLength={BUDGET_TEXT_LIMIT}
        required
      />
    </SubmissionForm>
  );
}
