import { TextField } from '#src/components/form/fields/TextField.tsx';
import { DeskForm } from '#src/desk/parts/DeskForm.tsx';
import { MEETING_ADDRESS_LIMIT, meetingAddressError } from '#src/domain/agenda/agendaSettings.ts';
import type { BookingSubmission } from '#src/domain/submissions/submission.ts';

const LABEL = 'Endereço desta consultoria';

/** Where this one consultation takes place, if not where all do. */
export function BookingPlace({ booking }: { booking: BookingSubmission }) {
  if (!booking.holdsSlot) return null;
  return (
    <DeskForm
      label={LABEL}
      check={({ meetingAddress = '' }) => ({ meetingAddress: meetingAddressError(meetingAddress) })}
      work={({ meetingAddress = '' }, { giveCommand }) => giveCommand('place', booking, { meetingAddress })}
      done="Endereço salvo."
      submit={['Salvar o endereço']}
      isQuiet
    >
      <TextField
        label={LABEL}
        hint="Vazio, vale o endereço de todas. Quem marcou recebe um email quando ele muda."
        name="meetingAddress"
        maxLength={MEETING_ADDRESS_LIMIT}
        spellCheck={false}
        autoComplete="off"
        defaultValue={booking.meetingAddress}
      />
    </DeskForm>
  );
}
