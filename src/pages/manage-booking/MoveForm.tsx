import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormErrorsContext } from '#src/components/form/Form.tsx';
import { type FormErrors, type FormValues, readValues } from '#src/components/form/useForm.ts';
import { Button } from '#src/components/ui/Button.tsx';
import { Notice } from '#src/components/ui/Notice.tsx';
import { Panel } from '#src/components/ui/Panel.tsx';
import { manageBooking } from '#src/copy/forms/manageBooking.ts';
import { SlotFields } from '#src/features/slot-choice/SlotFields.tsx';
import { focusFirstSlot, writeDay } from '#src/features/slot-choice/slotForm.ts';
import { useSlotChoice } from '#src/features/slot-choice/useSlotChoice.ts';
import type { BookingActionProps } from './BookingActions.tsx';

/** Where another day and slot are chosen for a booking. */
export function MoveForm({ booking, change, onDone, onClose }: BookingActionProps & { onClose: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [values, setValues] = useState<FormValues>({});
  const [errors, setErrors] = useState<FormErrors>({});
  const [running, setRunning] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  useLayoutEffect(() => heading.current?.focus(), []);
  const time = useSlotChoice(values, { current: booking });
  const { title, confirm, running: words, keep, choose, done } = manageBooking.move;

  const readForm = () => {
    if (form.current) setValues(readValues(form.current));
    setErrors({});
  };
  const chooseDay = (day: string) => {
    writeDay(form.current, day);
    flushSync(readForm);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { day, slot } = time;
    setRefusal(undefined);
    if (!day || !slot) {
      flushSync(() => setErrors(day ? { horario: choose } : { data: choose }));
      if (day) focusFirstSlot(form.current);
      else form.current?.querySelector<HTMLInputElement>('[name="data"]')?.focus();
      return;
    }
    setRunning(true);
    const refused = await change({ action: 'move', sequence: booking.sequence, data: day, horario: slot });
    setRunning(false);
    if (!refused) return onDone(done);
    setRefusal(refused);
    time.refuse(day, slot);
  };
  return (
    <Panel>
      <form
        ref={form}
        noValidate
        className="stack-5 one-column shrinkable"
        aria-labelledby="mudar"
        onInput={readForm}
        onSubmit={submit}
      >
        <h2 id="mudar" ref={heading} tabIndex={-1} className="title-m">
          {title}
        </h2>
        <FormErrorsContext value={errors}>
          <SlotFields
            time={time}
            type={booking.tipoConsulta}
            onChooseDay={chooseDay}
            onChooseSlot={(slot) => setValues((before) => ({ ...before, horario: slot }))}
            onMoveOn={() => focusFirstSlot(form.current)}
          />
        </FormErrorsContext>
        {refusal && <Notice tone="error" title={refusal} />}
        <div className="cluster-3">
          <Button type="submit" busy={running}>
            {running ? words : confirm}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {keep}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
