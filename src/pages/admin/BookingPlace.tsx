import type { FormEvent } from 'react';
import { TextField } from '#src/components/form/TextField.tsx';
import { readValues } from '#src/components/form/useForm.ts';
import { Button } from '#src/components/ui/Button.tsx';
import { adminAgenda } from '#src/content/adminAgenda.ts';
import { MEETING_ADDRESS_LIMIT } from '#src/domain/agenda/agendaSettings.ts';
import type { BookingSubmission, Submission } from '#src/domain/submissions/submission.ts';
import { ActionStatus } from './ActionStatus.tsx';
import styles from './BookingPlace.module.css';
import { giveCommand, useSubmissionAction } from './useSubmissionAction.ts';

interface BookingPlaceProps {
  booking: BookingSubmission;
  onUpdate: (submission: Submission) => void;
}

/** Where this one consultation takes place, if not where all do. */
export function BookingPlace({ booking, onUpdate }: BookingPlaceProps) {
  const { label, hint, save, saved } = adminAgenda.place;
  const { state, run, running } = useSubmissionAction(onUpdate);
  if (!booking.holdsSlot) return null;
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { meetingAddress = '' } = readValues(event.currentTarget);
    const work = () => giveCommand('place', booking, { meetingAddress });
    void run({ work, done: saved, failed: adminAgenda.saveFailed });
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
