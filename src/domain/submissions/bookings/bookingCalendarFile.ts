import { type CalendarEvent, type CalendarMethod, calendarFile } from '../../agenda/calendarFile.ts';
import { CONSULTATION_TYPES, consultationMinutes } from '../../agenda/consultationTypes.ts';
import { slotEnd, slotRange, slotStart } from '../../agenda/slots.ts';
import type { Booking } from '../../forms/booking.ts';
import { isWebAddress } from '../../text/isWebAddress.ts';
import { bookingReference } from './bookingReference.ts';

type CalendarBooking = Pick<Booking, 'email' | 'tipoConsulta' | 'data' | 'horario'> & { id: string };

type CalendarCircumstances = {
  method: CalendarMethod;
  stamp: Date;
  /** The number of changes so far; a cancellation does not count. */
  sequence: number;
  place: string;
  /** The address of the page to move or cancel the booking. Without it, the file names the studio's e-mail instead. */
  link?: string | undefined;
};

const ALARM_MINUTES = 30;

/**
 * The iCalendar file of a booking, for mails and for the confirmation page; `studio` is the organizer. It contains no
 * free text, so that nobody can write into a stranger's calendar.
 */
export function bookingCalendarFile(
  booking: CalendarBooking,
  studio: { name: string; email: string },
  circumstances: CalendarCircumstances,
): string {
  return calendarFile(bookingEvent(booking, studio, circumstances));
}

export function bookingEvent(
  { id, email, tipoConsulta, data, horario }: CalendarBooking,
  studio: { name: string; email: string },
  { method, stamp, sequence, place, link }: CalendarCircumstances,
): CalendarEvent {
  const minutes = consultationMinutes(tipoConsulta);
  const type = CONSULTATION_TYPES.find(({ value }) => value === tipoConsulta)?.label;
  const lines = [
    tipoConsulta === 'outro' ? 'Consultoria' : type,
    `Horário: ${slotRange(horario, minutes)}, horário de São Paulo`,
    `Referência: ${bookingReference(id)}`,
    link ? `Para mudar ou cancelar: ${link}` : `Para mudar ou cancelar, escreva para ${studio.email}.`,
  ];
  return {
    method,
    uid: `${id}@${studio.email.split('@')[1]}`,
    stamp,
    sequence: method === 'CANCEL' ? sequence + 1 : sequence,
    start: slotStart(data, horario),
    end: slotEnd(data, horario, minutes),
    summary: `Consultoria com o estúdio ${studio.name}`,
    description: lines.join('\n'),
    location: place,
    url: isWebAddress(place) ? place : (link ?? ''),
    alarmMinutes: ALARM_MINUTES,
    organizer: studio,
    attendee: email,
  };
}

/** The file's name: 'agendamento-656-966-411.ics'. */
export function calendarFileName(id: string): string {
  return `agendamento-${bookingReference(id)}.ics`;
}
