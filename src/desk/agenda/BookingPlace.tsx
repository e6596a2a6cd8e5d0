import { TextField } from '#src/components/form/fields/TextField.tsx';
import { DeskForm } from '#src/desk/parts/DeskForm.tsx';
import { useCommands } from '#src/desk/parts/useCommands.ts';
import { adminAgenda } from '#src/desk/words/adminAgenda.ts';
import { MEETING_ADDRESS_LIMIT } from '#src/domain/agenda/agendaSettings.ts';
import type { BookingSubmission } from '#src/domain/submissions/submission.ts';

/** Where this one consultation takes place, if not where all do. */
export function BookingPlace({ booking }: { booking: BookingSubmission }) {
  const { label, hint, save, saved } = adminAgenda.place;
  const { giveCommand } = useCommands();
  if (!booking.holdsSlot) return null;
  return (
    <DeskForm
      label={label}
      work={({ meetingAddress = '' }) => giveCommand('place', booking, { meetingAddress })}
      done={saved}
      submit={[save]}
      isQuiet
    >
      <TextField
        label={label}
        hint={hint}
        name="meetingAddress"
        maxLength={MEETING_ADDRESS_LIMIT}
        spellCheck={false}
        autoComplete="off"
        defaultValue={booking.meetingAddress}
      />
    </DeskForm>
  );
}
