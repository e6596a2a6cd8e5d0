import type { Booking } from './booking.ts';
import { CONSULTATION_TYPES, consultationMinutes } from './bookingOptions.ts';
import { bookingReference } from './bookingReference.ts';
import { type CalendarMethod, calendarFile } from './calendarFile.ts';
import { slotEnd, slotRange, slotStart } from './slots.ts';

type CalendarBooking = Pick<Booking, 'email' | 'tipoConsulta' | 'data' | 'horario'> & { id: string };

/**
 * The iCalendar file of a booking, the same in the mails and on the confirmation page; `studio` is the organizer. It
 * repeats nothing that was typed freely: an invitation must not carry a stranger's text into somebody's calendar.
 */
export function bookingCalendarFile(
  { id, email, tipoConsulta, data, horario }: CalendarBooking,
  studio: { name: string; email: string },
  { method, stamp }: { method: CalendarMethod; stamp: Date },
): string {
  const minutes = consultationMinutes(tipoConsulta);
  const type = CONSULTATION_TYPES.find(({ value }) => value === tipoConsulta)?.label;
  return calendarFile({
    method,
    uid: `${id}@${studio.email.split('@')[1]}`,
    stamp,
    start: slotStart(data, horario),
    end: slotEnd(data, horario, minutes),
    summary: `Consultoria com o estúdio ${studio.name}`,
    description: `${tipoConsulta === 'outro' ? 'Consultoria' : type}\nHorário: ${slotRange(horario, minutes)}, horário de São Paulo\nReferência: ${bookingReference(id)}\nPara mudar ou cancelar, escreva para ${studio.email}.`,
    organizer: studio,
    attendee: email,
  });
}

/** Name under which the file is offered: 'agendamento-656-966-411.ics'. */
export function calendarFileName(id: string): string {
  return `agendamento-${bookingReference(id)}.ics`;
}
