import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { DateField } from '#src/components/form/fields/DateField.tsx';
import { TextField } from '#src/components/form/fields/TextField.tsx';
import { readValues } from '#src/components/form/useForm.ts';
import { Button } from '#src/components/ui/Button.tsx';
import { ActionStatus } from '#src/desk/parts/ActionStatus.tsx';
import styles from '#src/desk/parts/AgendaForm.module.css';
import { useSubmissionAction } from '#src/desk/parts/useSubmissionAction.ts';
import { SlotBoxes } from '#src/desk/settings/SlotBoxes.tsx';
import { adminAgenda } from '#src/desk/words/adminAgenda.ts';
import type { Closure } from '#src/domain/agenda/availability.ts';
import { SLOTS } from '#src/domain/agenda/slots.ts';
import type { BookingSubmission } from '#src/domain/submissions/submission.ts';
import { isCalendarDay } from '#src/domain/time/calendarDay.ts';
import { todayInSaoPaulo } from '#src/domain/time/saoPauloTime.ts';
import { ClosureConflicts } from './ClosureConflicts.tsx';

/** The chosen days, and the slots of them that are closed; none for all. */
export type ClosureChoice = Pick<Closure, 'from' | 'to' | 'slots'>;

interface CloseFormProps {
  given: ClosureChoice;
  onClose: () => void;
}

/** A closure that waits until the bookings in it are dealt with. */
export type PendingClosure = { closure: Closure; reason: string; bookings: BookingSubmission[] };

/** Closes days or slots, with a word that only the studio sees, after showing the bookings there. */
export function CloseForm({ given, onClose }: CloseFormProps) {
  const words = adminAgenda.closures;
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState<PendingClosure>();
  const { state, run, running } = useSubmissionAction();

  const close = async ({ closure, reason }: Omit<PendingClosure, 'bookings'>) => {
    const { addClosure } = await import('#src/services/desk/agendaSettings.ts');
    await addClosure(closure, reason);
    onClose();
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { from = '', to = '', reason = '' } = readValues(form);
    const isRange = isCalendarDay(from) && isCalendarDay(to) && from <= to;
    flushSync(() => setError(isRange ? undefined : words.dates));
    if (!isRange) return form.querySelector<HTMLInputElement>('[name="from"]')?.focus();
    const chosen = new FormData(form).getAll('slots');
    const slots = SLOTS.filter((slot) => chosen.includes(slot));
    const closure = { id: crypto.randomUUID(), from, to, slots };
    const work = async () => {
      const bookings = await bookingsIn(closure);
      if (bookings.length > 0) setPending({ closure, reason, bookings });
      else await close({ closure, reason });
    };
    void run({ work, done: '', failed: adminAgenda.saveFailed });
  };
  if (pending)
    return <ClosureConflicts pending={pending} onClose={close} onBack={() => setPending(undefined)} />;
  return (
    <form noValidate aria-label={words.close} className={styles.form} onSubmit={handleSubmit}>
      <div className={styles.fields}>
        <DateField label={words.from} name="from" required error={error} defaultValue={given.from} />
        <DateField label={words.to} name="to" required defaultValue={given.to} />
      </div>
      <TextField label={words.reason} hint={words.reasonHint} name="reason" optional maxLength={200} />
      <SlotBoxes legend={words.slots} hint={words.slotsHint} name="slots" checked={given.slots} />
      <div>
        <Button type="submit" variant="secondary" aria-disabled={running}>
          {running ? words.closing : words.close}
        </Button>
      </div>
      {state.status === 'failed' && <ActionStatus state={state} />}
    </form>
  );
}

/** The bookings still to come that hold a slot which the closure closes. */
async function bookingsIn({ from, to, slots }: Closure): Promise<BookingSubmission[]> {
  const { loadHeldBookings } = await import('#src/services/desk/submissions.ts');
  const today = todayInSaoPaulo(new Date());
  const held = await loadHeldBookings(from > today ? from : today, to);
  return held.filter(({ horario }) => slots.length === 0 || slots.includes(horario));
}
