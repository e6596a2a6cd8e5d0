import { educationPrograms } from 'virtual:content/lists/educationPrograms';
import { SelectField } from '#src/components/form/fields/SelectField.tsx';
import { otherWays } from '#src/copy/forms/otherWays.ts';
import { designEducation } from '#src/copy/services/designEducation.ts';
import { EDUCATION_AREAS } from '#src/domain/forms/proposalOptions.ts';
import { AlternativeContact } from '#src/features/form-submission/AlternativeContact.tsx';
import { ProposalForm } from '#src/features/form-submission/ProposalForm.tsx';

const begin = (program: string) => ({ mensagem: `Programa: ${program}. ` });

export function ProposalSection() {
  const { title, text, participantsLabel, participantsHint, areaLabel, noArea } = designEducation.proposal;
  return (
    <section id="proposta" className="band" data-tone="lilac">
      <div className="content-width grid-6 wide-gap split-8-4">
        <h2 id="titulo-da-proposta" className="title-l ch-16">
          {title}
        </h2>
        <p className="lead balance self-end-l narrow-text">{text}</p>
        <ProposalForm
          kind="education"
          organisation="Nome da instituição ou empresa"
          programs={educationPrograms}
          begin={begin}
          participants={{ label: participantsLabel, hint: participantsHint }}
        >
          <SelectField label={areaLabel} name="area" optional options={EDUCATION_AREAS} emptyLabel={noArea} />
        </ProposalForm>
        <AlternativeContact words={otherWays} booking={otherWays.booking} />
      </div>
    </section>
  );
}
