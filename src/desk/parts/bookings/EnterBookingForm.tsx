import { useState } from 'react';
import { SelectField } from '#src/components/form/fields/SelectField.tsx';
import { TextareaField } from '#src/components/form/fields/TextareaField.tsx';
import styles from '#src/desk/parts/dialogs/DeskForm.module.css';
import { DeskForm } from '#src/desk/parts/dialogs/DeskForm.tsx';
import { type KnownPerson, PersonFields } from '#src/desk/parts/person/PersonFields.tsx';
import { CONSULTATION_TYPES } from '#src/domain/agenda/consultationTypes.ts';
import type { DaySlot } from '#src/domain/agenda/freeDays.ts';
import { validateEnteredBooking } from '#src/domain/commands/enterBooking.ts';
import { DESCRIPTION_LIMIT } from '#src/domain/forms/fieldLimits.ts';
import { DaySlotFields } from './DaySlotFields.tsx';

interface EnterBookingFormProps {
  given?: DaySlot;
  person?: KnownPerson | undefined;
  back: string;
  /** Called after a success. `outcome` is the sentence to announce once the dialog around the form is closed. */
  onDone: (outcome: string) => void;
}

export function EnterBookingForm({ given, person, back, onDone }: EnterBookingFormProps) {
  // The id stays the same until the booking is stored, so that a retry stores the same booking.
  const [id] = useState(() => crypto.randomUUID());
  const [type, setType] = useState('');
  const minutes = CONSULTATION_TYPES.find(({ value }) => value === type)?.minutes;
  return (
    <>
      <p>O horário fica reservado como se tivesse vindo do site. Dias fechados também servem.</p>
      <DeskForm
        label="Anotar um agendamento feito por telefone"
        check={(values) => validateEnteredBooking(values).fields ?? {}}
        work={(booking, { giveCommand }) =>
          giveCommand('enter', { kind: 'bookings', id, revision: 0 }, { booking })
        }
        // The agenda, which gives the slot, reloads itself.
        reloads={!given}
        onDone={() => onDone('Anotado: está na agenda do dia.')}
        submit={['Anotar']}
        submitting="Anotando..."
        back={back}
      >
        <div className={styles.fields}>
          <PersonFields names={['nome', 'telefone', 'emailIfAny']} person={person} />
          <SelectField
            label="Assunto"
            name="tipoConsulta"
            required
            emptyLabel="Escolha"
            options={CONSULTATION_TYPES}
            onChange={({ target }) => setType(target.value)}
          />
          <DaySlotFields given={given} minutes={minutes} />
        </div>
        <TextareaField label="O projeto" name="descricaoProjeto" maxLength={DESCRIPTION_LIMIT} optional />
      </DeskForm>
    </>
  );
}
