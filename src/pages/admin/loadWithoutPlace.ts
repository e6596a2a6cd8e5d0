import { addDays } from '#src/domain/calendarDay.ts';
import { isPastSlot } from '#src/domain/slots.ts';
import type { BookingSubmission } from '#src/domain/submission.ts';
import { todayInSaoPaulo } from '#src/domain/timeZone.ts';
import { workingDayBefore } from '#src/domain/workingDay.ts';

/** No row of days off is longer. */
const LOOK_AHEAD_DAYS = 14;

/** The bookings still to come that have no address although the working day before them has begun. Throws a ServiceError. */
export async function loadWithoutPlace(now: Date): Promise<BookingSubmission[]> {
  const [{ loadStudioAgenda }, { loadHeldBookings }] = await Promise.all([
    import('#src/services/agendaSettings.ts'),
    import('#src/services/submissions.ts'),
  ]);
  const { availability, settings } = await loadStudioAgenda();
  if (settings.meetingAddress) return [];
  const today = todayInSaoPaulo(now);
  const held = await loadHeldBookings(today, addDays(today, LOOK_AHEAD_DAYS));
  return held.filter(
    ({ meetingAddress, data, horario }) =>
      !meetingAddress && !isPastSlot(data, horario, now) && workingDayBefore(data, availability) <= today,
  );
}
