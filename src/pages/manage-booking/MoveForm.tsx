import { type FormEvent, useState } from 'react';
import { type FormValues, readValues, useForm } from '#src/components/form/useForm.ts';
import { manageBooking } from '#src/copy/forms/manageBooking.ts';
import { SlotFields } from '#src/features/slot-choice/SlotFields.tsx';
import { useSlotChoice } from '#src/features/slot-choice/useSlotChoice.ts';
import { ChangePanel } from './ChangePanel.tsx';
import type { BookingActionProps } from './useManagedBooking.ts';

export function MoveForm({ booking, change, onDone, onClose }: BookingActionProps & { onClose: () => void }) {
  const [values, setValues] = useState<FormValues>({});
  const { tipoConsulta } = booking;
  const time = useSlotChoice({ ...values, tipoConsulta }, { current: booking });
  const { choose, done } = manageBooking.move;
  const form = useForm({
    validate: () => (time.day ? { horario: time.slot ? undefined : choose } : { data: choose }),
    submit: async () => {
      const { day: data, slot: horario } = time;
      if (!data || !horario) return;
      const refused = await change({ action: 'move', sequence: booking.sequence, data, horario });
      if (!refused) return onDone(done);
      time.refuse(data, horario);
      throw new Error(refused);
    },
  });
  const { formRef, formProps, clearError } = form;

  const readForm = () => {
    if (formRef.current) setValues(readValues(formRef.current));
    // Another day has other slots, so an error about the slot is outdated.
    clearError('horario');
  };
  const handleInput = (event: FormEvent<HTMLFormElement>) => {
    formProps.onInput(event);
    readForm();
  };
  return (
    <ChangePanel form={form} words={manageBooking.move} onClose={onClose} onInput={handleInput}>
      <SlotFields
        time={time}
        form={form}
        readForm={readForm}
        onChooseSlot={(slot) => setValues((before) => ({ ...before, horario: slot }))}
      />
    </ChangePanel>
  );
}
