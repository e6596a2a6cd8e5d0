import type { ReactNode } from 'react';
import { CharacterCounter } from '#src/components/form/fields/CharacterCounter.tsx';
import { ChoiceGroup } from '#src/components/form/fields/ChoiceGroup.tsx';
import { EmailField } from '#src/components/form/fields/EmailField.tsx';
import { SelectField } from '#src/components/form/fields/SelectField.tsx';
import { TextareaField } from '#src/components/form/fields/TextareaField.tsx';
import { TextField } from '#src/components/form/fields/TextField.tsx';
import type { FormValues } from '#src/components/form/useForm.ts';
import { Icon } from '#src/components/ui/Icon.tsx';
import { booking } from '#src/copy/forms/booking.ts';
import { CONSULTATION_TYPES, OTHER_CONSULTATION } from '#src/domain/agenda/consultationTypes.ts';
import {
  type BookingFieldName,
  bookingFields,
  requiredPersonFields,
} from '#src/domain/forms/bookingFields.ts';
import {
  DESCRIPTION_LIMIT,
  NAME_LIMIT,
  OTHER_TYPE_LIMIT,
  PHONE_LIMIT,
} from '#src/domain/forms/fieldLimits.ts';
import { REFERRAL_SOURCES } from '#src/domain/forms/referralSources.ts';
import styles from './BookingSections.module.css';

const { sections, fields } = booking;

interface FormSectionProps {
  id?: string;
  number: number;
  title: string;
  done: boolean;
  children: ReactNode;
}

export function FormSection({ id, number, title, done, children }: FormSectionProps) {
  return (
    <section id={id} className={styles.section} data-done={done ? true : undefined}>
      <span className={styles.marker} aria-hidden="true">
        {done ? <Icon name="check" /> : number}
      </span>
      <h3 className={styles.title}>{title}</h3>
      <div className={`${styles.fields} stack-5 across shrinkable`}>{children}</div>
    </section>
  );
}

export const isPersonGiven = (values: FormValues): boolean =>
  requiredPersonFields.every((name) => values[name]?.trim());

const demand = (name: BookingFieldName) => {
  const { isOptional } = bookingFields[name];
  return { required: !isOptional, optional: isOptional };
};

export function PersonSection({ done }: { done: boolean }) {
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

const choices = CONSULTATION_TYPES.map(({ value, label, minutes }) => ({
  value,
  label,
  detail: `${minutes} minutos`,
}));

export function ConsultationSection({ type }: { type: string | undefined }) {
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

export function ProjectSection({ done }: { done: boolean }) {
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
