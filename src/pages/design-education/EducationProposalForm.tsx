import { SelectField } from '#src/components/form/fields/SelectField.tsx';
import type { FormValues } from '#src/components/form/useForm.ts';
import { designEducation } from '#src/copy/services/designEducation.ts';
import { EDUCATION_AREAS } from '#src/domain/forms/proposalOptions.ts';
import { ProposalDetails } from '#src/features/form-submission/ProposalDetails.tsx';
import { ProposalForm } from '#src/features/form-submission/ProposalForm.tsx';

const areas = EDUCATION_AREAS.map((area) => ({ value: area, label: area }));

const readProposal = async (values: FormValues) =>
  (await import('#src/domain/forms/proposal.ts')).readProposal(values);

/** The number of participants is free text (docs/product.md, section 5). */
export function EducationProposalForm() {
  const { participantsLabel, participantsHint, areaLabel, noArea } = designEducation.proposal;

  return (
    <ProposalForm name="education-proposal" read={readProposal}>
      <SelectField label={areaLabel} name="area" optional options={areas} emptyLabel={noArea} />
      <ProposalDetails participants={participantsLabel} participantsHint={participantsHint} />
    </ProposalForm>
  );
}
