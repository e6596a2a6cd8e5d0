import { CharacterCounter } from '#src/components/form/fields/CharacterCounter.tsx';
import { TextareaField } from '#src/components/form/fields/TextareaField.tsx';
import { booking } from '#src/copy/forms/booking.ts';
import { DESCRIPTION_LIMIT } from '#src/domain/forms/fieldLimits.ts';
import { FormSection } from './FormSection.tsx';

export function ProjectSection({ done }: { done: boolean }) {
  const { sections, fields } = booking;
  return (
    <FormSection number={3} title={sections.project} done={done}>
      <TextareaField
        label={fields.description}
        hint={`${fields.descriptionHint} Até ${DESCRIPTION_LIMIT} caracteres.`}
        name="descricaoProjeto"
        maxLength={DESCRIPTION_LIMIT}
        required
        footer={<CharacterCounter limit={DESCRIPTION_LIMIT} />}
      />
    </FormSection>
  );
}
