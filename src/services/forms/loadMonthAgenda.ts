import { AGENDA_UNREACHABLE } from '#src/domain/agenda/agendaErrors.ts';
import { readAvailability } from '#src/domain/agenda/bookingRules.ts';
import type { MonthAgenda } from '#src/domain/agenda/freeDays.ts';
import type { ApiPath } from '#src/domain/site/apiPaths.ts';

const PATH: ApiPath = '/api/horarios';
const TIMEOUT_MS = 60_000;

/** Loads the public agenda of a month (yyyy-mm) from the site's own origin. Throws an Error if that fails. */
export async function loadMonthAgenda(month: string): Promise<MonthAgenda> {
  const response = await fetch(`${PATH}?mes=${month}`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(AGENDA_UNREACHABLE);
  const { availability, taken, unhosted } = (await response.json()) as MonthAgenda;
  return { month, availability: readAvailability(availability), taken, ...(unhosted && { unhosted }) };
}
