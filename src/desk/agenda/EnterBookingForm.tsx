import { useRef, useState } from 'react';
import { Form } from '#src/components/form/Form.tsx';
import { SelectField } from '#src/components/form/fields/SelectField.tsx';
import { TextareaField } from '#src/components/form/fields/TextareaField.tsx';
import { TextField } from '#src/components/form/fields/TextField.tsx';
import { useForm } from '#src/components/form/useForm.ts';
import { Button } from '#src/components/ui/Button.tsx';
import { Notice } from '#src/components/ui/Notice.tsx';
import styles from '#src/desk/parts/AgendaForm.module.css';
import { useCommands } from '#src/desk/parts/useCommands.ts';
import { adminAgenda } from '#src/desk/words/adminAgenda.ts';
import type { DaySlot } from '#src/domain/agenda/freeDays.ts';
import { CONSULTATION_TYPES } from '#src/domain/forms/bookingOptions.ts';
import { DESCRIPTION_LIMIT, EMAIL_LIMIT, NAME_LIMIT, PHONE_LIMIT } from '#src/domain/forms/fieldLimits.ts';
import type { ApiFailure } from '#src/domain/site/api.ts';
import { FormFailure } from '#src/features/auth/FormFailure.ts';
import { DaySlotFields } from './DaySlotFields.tsx';

interface EnterBookingFormProps {
  /** The slot that was chosen already. */
  given?: DaySlot;
  onChange: () => void;
}

/** Enters a booking that was made by phone. */
export function EnterBookingForm({ given, onChange }: EnterBookingFormProps) {
  const words = adminAgenda.enter;
  // The same until it is stored, so that a second try is the same booking.
  const id = useRef<string>(undefined);
  const { giveCommand } = useCommands();
  const [done, setDone] = useState(false);
  const [round, setRound] = useState(0);
  const form = useForm({
    validate: async (values) => {
      setDone(false);
      const { validateEnteredBooking } = await import('#src/domain/commands/enterBooking.ts');
      return validateEnteredBooking(values).fields ?? {};
    },
    submit: async (values) => {
      id.current ??= crypto.randomUUID();
      try {
        const booking = { kind: 'bookings', id: id.current, revision: 0 } as const;
        await giveCommand('enter', booking, { booking: values });
      } catch (failure) {
        const { error, fields } = ((failure as Error).cause ?? {}) as Partial<ApiFailure>;
        throw new FormFailure(error ?? words.failed, { ...(fields && { fields }), cause: failure });
      }
      id.current = undefined;
      form.formRef.current?.reset();
      setRound((before) => before + 1);
      setDone(true);
      onChange();
    },
  });
  const { state } = form;
  return (
    <>
      <p>{words.text}</p>
      <Form form={form} aria-label={words.title} className={styles.form}>
        <div className={styles.fields}>
          <TextField label={words.name} name="nome" maxLength={NAME_LIMIT} required autoComplete="off" />
          <TextField
            label={words.phone}
            name="telefone"
            type="tel"
            maxLength={PHONE_LIMIT}
            required
            autoComplete="off"
          />
          <TextField
            label={words.email}
            hint={words.emailHint}
            name="email"
            type="email"
            maxLength={EMAIL_LIMIT}
            optional
            autoComplete="off"
          />
          <SelectField
            label={words.type}
            name="tipoConsulta"
            required
            emptyLabel={words.choose}
            options={CONSULTATION_TYPES}
          />
          <DaySlotFields key={round} given={given} />
        </div>
        <TextareaField label={words.project} name="descricaoProjeto" maxLength={DESCRIPTION_LIMIT} optional />
        {state.status === 'failed' && state.message && <Notice tone="error" title={state.message} />}
        {done && <Notice tone="success" title={words.done} />}
        <div>
          <Button type="submit" variant="secondary" busy={state.status === 'submitting'}>
            {state.status === 'submitting' ? words.submitting : words.submit}
          </Button>
        </div>
      </Form>
    </>
  );
}
