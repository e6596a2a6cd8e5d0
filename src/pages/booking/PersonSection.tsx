import { EmailField } from '#src/components/form/fields/EmailField.tsx';
import { SelectField } from '#src/components/form/fields/SelectField.tsx';
import { TextField } from '#src/components/form/fields/TextField.tsx';
import type { FormValues } from '#src/components/form/useForm.ts';
import { booking } from '#src/copy/forms/booking.ts';
import {
  type BookingFieldName,
  bookingFields,
  requiredPersonFields,
} from '#src/domain/forms/bookingFields.ts';
import { NAME_LIMIT, PHONE_LIMIT } from '#src/domain/forms/fieldLimits.ts';
import { REFERRAL_SOURCES } from '#src/domain/forms/referralSources.ts';
import { FormSection } from './FormSection.tsx';
import styles from './PersonSection.module.css';

export const isPersonGiven = (values: FormValues): boolean =>
  requiredPersonFields.every((name) => values[name]?.trim());

const demand = (name: BookingFieldName) => {
  const { isOptional } = bookingFields[name];
  return { required: !isOptional, optional: isOptional };
};

export function PersonSection({ done }: { done: boolean }) {
  const { sections, fields } = booking;
  return (
    <FormSection number={1} title={sections.person} done={done}>
      <TextField label="Nome" name="nome" autoComplete="name" maxLength={NAME_LIMIT} required />
      <div className={styles.pair}>
        <EmailField />
        <TextField
          label="Telefone"
          name="telefone"
          type="tel"
          autoComplete="tel"
          maxLength={PHONE_LIMIT}
          {...demand('telefone')}
        />
      </div>
      <SelectField
        label={fields.source}
        name="comoConheceu"
        {...demand('comoConheceu')}
        options={REFERRAL_SOURCES}
        emptyLabel={fields.noSource}
      />
    </FormSection>
  );
}
