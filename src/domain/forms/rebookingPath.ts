import type { ConsultationType } from '../agenda/consultationTypes.ts';
import type { DaySlot } from '../agenda/freeDays.ts';
import { SLOTS } from '../agenda/slots.ts';
import { paths } from '../site/paths.ts';
import { isCalendarDay } from '../time/calendarDay.ts';

/** The path of the booking form that preselects this type of consultation, day and slot. */
export function rebookingPath({
  data,
  horario,
  tipoConsulta,
}: DaySlot & { tipoConsulta: ConsultationType }): string {
  return `${paths.booking}?${new URLSearchParams({ tipo: tipoConsulta, data, horario })}#formulario`;
}

/** Reads day and slot from the query string of such a path; undefined if one is missing. */
export function readOfferedTime(search: string): DaySlot | undefined {
  const query = new URLSearchParams(search);
  const data = query.get('data') ?? '';
  const horario = SLOTS.find((slot) => slot === query.get('horario'));
  return horario && isCalendarDay(data) ? { data, horario } : undefined;
}
