import { ToggleGroup } from '#src/components/ui/ToggleGroup.tsx';
import { useSubmissionAction } from '#src/desk/parts/actions/useSubmissionAction.tsx';
import { isPastSlot } from '#src/domain/agenda/slots.ts';
import { ATTENDANCES } from '#src/domain/submissions/bookings/bookingEvent.ts';
import { BOOKING_STANDINGS } from '#src/domain/submissions/states.ts';
import type { BookingSubmission } from '#src/domain/submissions/submission.ts';

const NOTES = ['held', ...ATTENDANCES] as const;

/** The choice whether a consultation took place, once it has begun. The figures follow it. */
export function BookingAttendance({ booking }: { booking: BookingSubmission }) {
  const { outcome, give, running } = useSubmissionAction();
  if (!booking.holdsSlot || !isPastSlot(booking.data, booking.horario, new Date())) return null;
  return (
    <div className="stack-2 start">
      <ToggleGroup<(typeof NOTES)[number]>
        variant="joined"
        label="A consultoria aconteceu?"
        choices={NOTES.map((value) => ({ value, label: BOOKING_STANDINGS[value].label }))}
        chosen={booking.attendance ?? 'held'}
        busy={running}
        onChoose={(chosen) =>
          give('attend', booking, { attendance: chosen === 'held' ? 'none' : chosen }, { done: 'Anotado.' })
        }
      />
      {outcome}
    </div>
  );
}
