import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { Form } from '#src/components/form/Form.tsx';
import { type FormValues, readValues, useForm } from '#src/components/form/useForm.ts';
import { Button } from '#src/components/ui/Button.tsx';
import { Notice } from '#src/components/ui/Notice.tsx';
import { Panel } from '#src/components/ui/Panel.tsx';
import { manageBooking } from '#src/copy/forms/manageBooking.ts';
import { SlotFields } from '#src/features/slot-choice/SlotFields.tsx';
import { useSlotChoice } from '#src/features/slot-choice/useSlotChoice.ts';
import type { BookingActionProps } from './useManagedBooking.ts';

export function MoveForm({ booking, change, onDone, onClose }: BookingActionProps & { onClose: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [values, setValues] = useState<FormValues>({});
  useLayoutEffect(() => heading.current?.focus(), []);
  const { tipoConsulta } = booking;
  const time = useSlotChoice({ ...values, tipoConsulta }, { current: booking });
  const { title, confirm, running, keep, choose, done } = manageBooking.move;
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
  const { formRef, formProps, state, clearError } = form;
  const submitting = state.status === 'submitting';

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
    <Panel>
      <Form
        form={form}
        className="stack-5 one-column shrinkable"
        aria-labelledby="mudar"
        onInput={handleInput}
      >
        <h2 id="mudar" ref={heading} tabIndex={-1} className="title-m">
          {title}
        </h2>
        <SlotFields
          time={time}
          form={form}
          readForm={readForm}
          onChooseSlot={(slot) => setValues((before) => ({ ...before, horario: slot }))}
        />
        {state.status === 'failed' && <Notice tone="error" title={state.message} />}
        <div className="cluster-3">
          <Button type="submit" busy={submitting}>
            {submitting ? running : confirm}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {keep}
          </Button>
        </div>
      </Form>
    </Panel>
  );
}
