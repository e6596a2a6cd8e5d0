import { ToggleGroup } from '#src/components/ui/ToggleGroup.tsx';
import { ActionStatus } from '#src/desk/parts/ActionStatus.tsx';
import { useSubmissionAction } from '#src/desk/parts/useSubmissionAction.ts';
import { adminAgenda } from '#src/desk/words/adminAgenda.ts';
import { isPastSlot } from '#src/domain/agenda/slots.ts';
import { ATTENDANCES, type BookingSubmission } from '#src/domain/submissions/submission.ts';

const NOTES = ['none', ...ATTENDANCES] as const;

/** The choice whether a consultation took place, once it has begun. The figures follow it. */
export function BookingAttendance({ booking }: { booking: BookingSubmission }) {
  const { label, choices, done } = adminAgenda.attendance;
  const { state, give, running } = useSubmissionAction();
  if (!booking.holdsSlot || !isPastSlot(booking.data, booking.horario, new Date())) return null;
  return (
    <div className="stack-2 start">
      <ToggleGroup<(typeof NOTES)[number]>
        variant="joined"
        label={label}
        choices={NOTES.map((value) => ({ value, label: choices[value] }))}
        chosen={booking.attendance ?? 'none'}
        busy={running}
        onChoose={(attendance) => give('attend', booking, { attendance }, { done })}
      />
      <ActionStatus state={state} />
    </div>
  );
}
