import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { DateField } from '#src/components/form/fields/DateField.tsx';
import { TextField } from '#src/components/form/fields/TextField.tsx';
import { readValues } from '#src/components/form/useForm.ts';
import { Button } from '#src/components/ui/Button.tsx';
import { ActionStatus } from '#src/desk/parts/ActionStatus.tsx';
import styles from '#src/desk/parts/AgendaForm.module.css';
import { AgendaSection } from '#src/desk/parts/AgendaSection.tsx';
import { useSubmissionAction } from '#src/desk/parts/useSubmissionAction.ts';
import { adminAgenda } from '#src/desk/words/adminAgenda.ts';
import type { Closure } from '#src/domain/agenda/availability.ts';
import { SLOTS } from '#src/domain/agenda/slots.ts';
import type { BookingSubmission } from '#src/domain/submissions/submission.ts';
import { isCalendarDay } from '#src/domain/time/calendarDay.ts';
import { todayInSaoPaulo } from '#src/domain/time/saoPauloTime.ts';
import type { StudioAgenda } from '#src/services/desk/agendaSettings.ts';
import { ClosureConflicts } from './ClosureConflicts.tsx';
import { ClosureList } from './ClosureList.tsx';
import { SlotBoxes } from './SlotBoxes.tsx';

interface ClosuresSectionProps {
  agenda: StudioAgenda;
  onChange: () => Promise<void>;
}

/** A closure that waits until the bookings in it are dealt with. */
export type PendingClosure = { closure: Closure; reason: string; bookings: BookingSubmission[] };

/** Closed days and slots: closes some more, after showing the bookings there, and opens them again. */
export function ClosuresSection({ agenda, onChange }: ClosuresSectionProps) {
  const words = adminAgenda.closures;
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState<PendingClosure>();
  const { state, run, running } = useSubmissionAction();

  const close = async ({ closure, reason }: Omit<PendingClosure, 'bookings'>) => {
    const { addClosure } = await import('#src/services/desk/agendaSettings.ts');
    await addClosure(closure, reason);
    setPending(undefined);
    await onChange();
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { from = '', to = '', reason = '' } = readValues(form);
    const isRange = isCalendarDay(from) && isCalendarDay(to) && from <= to;
    flushSync(() => setError(isRange ? undefined : words.dates));
    if (!isRange) return form.querySelector<HTMLInputElement>('[name="from"]')?.focus();
    const chosen = new FormData(form).getAll('slots');
    const closure = {
      id: crypto.randomUUID(),
      from,
      to,
      slots: SLOTS.filter((slot) => chosen.includes(slot)),
    };
    const work = async () => {
      const bookings = await bookingsIn(closure);
      if (bookings.length > 0) setPending({ closure, reason, bookings });
      else await close({ closure, reason });
      form.reset();
    };
    void run({ work, done: words.closed, failed: adminAgenda.saveFailed });
  };
  return (
    <AgendaSection title={words.title}>
      <ClosureList agenda={agenda} onChange={onChange} />
      {pending ? (
        <ClosureConflicts pending={pending} onClose={close} onBack={() => setPending(undefined)} />
      ) : (
        <form noValidate aria-label={words.close} className={styles.form} onSubmit={handleSubmit}>
          <div className={styles.fields}>
            <DateField label={words.from} name="from" required error={error} />
            <DateField label={words.to} name="to" required />
            <TextField label={words.reason} hint={words.reasonHint} name="reason" optional maxLength={200} />
          </div>
          <SlotBoxes legend={words.slots} hint={words.slotsHint} name="slots" checked={[]} />
          <div>
            <Button type="submit" variant="secondary" aria-disabled={running}>
              {running ? words.closing : words.close}
            </Button>
          </div>
        </form>
      )}
      {!pending && <ActionStatus state={state} />}
    </AgendaSection>
  );
}

/** The bookings still to come that hold a slot which the closure closes. */
async function bookingsIn({ from, to, slots }: Closure): Promise<BookingSubmission[]> {
  const { loadHeldBookings } = await import('#src/services/desk/submissions.ts');
  const today = todayInSaoPaulo(new Date());
  const held = await loadHeldBookings(from > today ? from : today, to);
  return held.filter(({ horario }) => slots.length === 0 || slots.includes(horario));
}
