import { ChoiceGroup } from '#src/components/form/fields/ChoiceGroup.tsx';
import { TextField } from '#src/components/form/fields/TextField.tsx';
import { booking } from '#src/copy/forms/booking.ts';
import { CONSULTATION_TYPES, OTHER_CONSULTATION } from '#src/domain/agenda/consultationTypes.ts';
import { OTHER_TYPE_LIMIT } from '#src/domain/forms/fieldLimits.ts';
import styles from './ConsultationSection.module.css';
import { FormSection } from './FormSection.tsx';

const choices = CONSULTATION_TYPES.map(({ value, label, minutes }) => ({
  value,
  label,
  detail: `${minutes} minutos`,
}));

export function ConsultationSection({ type }: { type: string | undefined }) {
  const { sections, fields } = booking;
  return (
    <FormSection number={2} title={sections.type} done={Boolean(type)}>
      <div className={styles.types}>
        <ChoiceGroup legend={fields.type} name="tipoConsulta" choices={choices} required />
      </div>
      {/* The field is always rendered, because a draft may contain a text for it. */}
      <div hidden={type !== OTHER_CONSULTATION}>
        <TextField label={fields.otherType} name="outroTipo" optional maxLength={OTHER_TYPE_LIMIT} />
      </div>
    </FormSection>
  );
}
