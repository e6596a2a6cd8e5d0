import { SelectField } from '#src/components/form/fields/SelectField.tsx';
import { TextareaField } from '#src/components/form/fields/TextareaField.tsx';
import type { FormValues } from '#src/components/form/useForm.ts';
import { budget } from '#src/copy/forms/budget.ts';
import { contact } from '#src/copy/forms/contact.ts';
import { studio } from '#src/copy/studio.ts';
import { BUDGET_BANDS, BUDGET_DEADLINES, BUDGET_KINDS } from '#src/domain/forms/budgetOptions.ts';
import { BUDGET_TEXT_LIMIT } from '#src/domain/forms/fieldLimits.ts';
import { useAccountPrefill } from '#src/features/auth/useAccountPrefill.ts';
import { Captcha } from '#src/features/captcha/Captcha.tsx';
import { SenderFields } from '#src/features/form-submission/SenderFields.tsx';
import { SubmissionForm } from '#src/features/form-submission/SubmissionForm.tsx';
import { useContactSubmission } from '#src/features/form-submission/useContactSubmission.ts';
import { useFormDraft } from '#src/features/form-submission/useFormDraft.ts';

const toOptions = (labels: readonly string[]) => labels.map((label) => ({ value: label, label }));
const kinds = toOptions(BUDGET_KINDS);
const deadlines = toOptions(BUDGET_DEADLINES);
const bands = toOptions(BUDGET_BANDS);

async function readRequest(values: FormValues) {
  const { readBudgetRequest } = await import('#src/domain/forms/budgetRequest.ts');
  return readBudgetRequest(values);
}

interface BudgetFormProps {
  labelledBy: string;
  onErrorsChange: (hasErrors: boolean) => void;
}

/** The contact form with three more questions, whose answers become part of the message. */
export function BudgetForm({ labelledBy, onErrorsChange }: BudgetFormProps) {
  const submission = useContactSubmission({
    read: readRequest,
    onSent: () => draft.discard(),
    onErrorsChange,
  });
  const { formRef, state, captchaProps } = submission;
  const shown = state.status !== 'success';
  const given = useAccountPrefill(formRef, shown, { displayName: 'nome', email: 'email' });
  const draft = useFormDraft('budget', { formRef, shown, given });
  const { form, success } = budget;
  const choice = { emptyLabel: form.none, optional: true };
  return (
    <SubmissionForm
      submission={submission}
      draft={draft}
      labelledBy={labelledBy}
      captcha={<Captcha {...captchaProps} />}
      submitLabel={form.submit}
      success={success}
      privacy={contact.privacy}
      withoutScript={{ text: contact.withoutScript, email: studio.email }}
    >
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
