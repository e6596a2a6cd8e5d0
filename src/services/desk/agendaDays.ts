import { type AgendaSlot, agendaDay } from '#src/domain/submissions/agendaDay.ts';
import type { BookingSubmission } from '#src/domain/submissions/submission.ts';
import { loadStudioAgenda, type StudioAgenda } from './agendaSettings.ts';
import { loadBookings } from './submissions.ts';

/** The bookings from one day to another (yyyy-mm-dd, both included), and the rules of the agenda. Throws a ServiceError. */
export async function loadAgendaDays(
  from: string,
  to: string,
): Promise<{ submissions: readonly BookingSubmission[]; rules: StudioAgenda }> {
  const [submissions, rules] = await Promise.all([loadBookings(from, to), loadStudioAgenda()]);
  return { submissions, rules };
}

/** The slots of one day as the studio sees them at `now`. Throws a ServiceError. */
export async function loadAgendaDay(day: string, now: Date): Promise<AgendaSlot[]> {
  const { submissions, rules } = await loadAgendaDays(day, day);
  return agendaDay(day, submissions, rules, now);
}
