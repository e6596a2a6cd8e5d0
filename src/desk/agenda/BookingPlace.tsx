import type { FormEvent } from 'react';
import { TextField } from '#src/components/form/fields/TextField.tsx';
import { readValues } from '#src/components/form/useForm.ts';
import { Button } from '#src/components/ui/Button.tsx';
import { ActionStatus } from '#src/desk/parts/ActionStatus.tsx';
import { useSubmissionAction } from '#src/desk/parts/useSubmissionAction.ts';
import { adminAgenda } from '#src/desk/words/adminAgenda.ts';
import { MEETING_ADDRESS_LIMIT } from '#src/domain/agenda/agendaSettings.ts';
import type { BookingSubmission } from '#src/domain/submissions/submission.ts';
import styles from './BookingPlace.module.css';

/** Where this one consultation takes place, if not where all do. */
export function BookingPlace({ booking }: { booking: BookingSubmission }) {
  const { label, hint, save, saved } = adminAgenda.place;
  const { state, give, running } = useSubmissionAction();
  if (!booking.holdsSlot) return null;
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { meetingAddress = '' } = readValues(event.currentTarget);
    void give('place', booking, { meetingAddress }, { done: saved, failed: adminAgenda.saveFailed });
  };
  return (
    <form className={styles.place} onSubmit={handleSubmit}>
      <TextField
        label={label}
        hint={hint}
        name="meetingAddress"
        maxLength={MEETING_ADDRESS_LIMIT}
        spellCheck={false}
        autoComplete="off"
        defaultValue={booking.meetingAddress}
      />
      <Button type="submit" variant="secondary" aria-disabled={running}>
        {save}
      </Button>
      <ActionStatus state={state} />
    </form>
  );
}
