import { SelectField } from '#src/components/form/fields/SelectField.tsx';
import type { FormValues } from '#src/components/form/useForm.ts';
import { proposal } from '#src/copy/forms/proposal.ts';
import { designEducation } from '#src/copy/services/designEducation.ts';
import { studio } from '#src/copy/studio.ts';
import { EDUCATION_AREAS } from '#src/domain/forms/proposalOptions.ts';
import { useAccountPrefill } from '#src/features/auth/useAccountPrefill.ts';
import { Captcha } from '#src/features/captcha/Captcha.tsx';
import {
  CorporateProposalForm,
  type ProposalFormProps,
} from '#src/features/form-submission/CorporateProposalForm.tsx';
import { ProposalDetails } from '#src/features/form-submission/ProposalDetails.tsx';
import { useContactSubmission } from '#src/features/form-submission/useContactSubmission.ts';
import { useFormDraft } from '#src/features/form-submission/useFormDraft.ts';

const areas = EDUCATION_AREAS.map((area) => ({ value: area, label: area }));

async function readProposal(values: FormValues) {
  const { readEducationProposal } = await import('#src/domain/forms/proposal.ts');
  return readEducationProposal(values);
}

/** Company and e-mail are enough; the number of participants is free text (docs/product.md, section 5). */
export function ProposalForm({ labelledBy, onErrorsChange }: ProposalFormProps) {
  const submission = useContactSubmission({
    read: readProposal,
    onSent: () => draft.discard(),
    onErrorsChange,
  });
  const { formRef, state, captchaProps } = submission;
  const shown = state.status !== 'success';
  const given = useAccountPrefill(formRef, shown, { email: 'email' });
  const draft = useFormDraft('education-proposal', { formRef, shown, given });
  const { participantsLabel, participantsHint, areaLabel, noArea } = designEducation.proposal;

  return (
    <CorporateProposalForm
      submission={submission}
      draft={draft}
      labelledBy={labelledBy}
      captcha={<Captcha {...captchaProps} />}
      words={proposal}
      email={studio.email}
    >
      <SelectField label={areaLabel} name="area" optional options={areas} emptyLabel={noArea} />
      <ProposalDetails words={{ ...proposal, participants: participantsLabel, participantsHint }} />
    </CorporateProposalForm>
  );
}
