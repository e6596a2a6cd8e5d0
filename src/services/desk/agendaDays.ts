import { agendaPath } from '#src/domain/agenda/slots.ts';
import { type AgendaSlot, agendaDay } from '#src/domain/submissions/bookings/agendaDay.ts';
import { loadStudioAgenda } from './agendaSettings.ts';
import { loadHosting } from './hosting.ts';
import { loadBookings } from './submissions.ts';

/** Loads the agenda's rules, and the bookings of days (yyyy-mm-dd, both included). Throws a ServiceError. */
export async function loadAgendaDays(from: string, to: string) {
  const months = [...new Set([from, to].map(agendaPath))];
  const [submissions, rules, hosting] = await Promise.all([
    loadBookings(from, to),
    loadStudioAgenda(),
    loadHosting(months),
  ]);
  return { submissions, rules: { ...rules, hosting } };
}

/** Loads the slots of a day, as the studio sees them at `now`. Throws a ServiceError. */
export async function loadAgendaDay(day: string, now: Date): Promise<AgendaSlot[]> {
  const { submissions, rules } = await loadAgendaDays(day, day);
  return agendaDay(day, submissions, rules, now);
}
