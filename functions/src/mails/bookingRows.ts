import { isWebAddress } from '../../../src/domain/agenda/agendaSettings.ts';
import { slotRange } from '../../../src/domain/agenda/slots.ts';
import { placePromise } from '../../../src/domain/agenda/workingDay.ts';
import { consultationMinutes } from '../../../src/domain/forms/bookingOptions.ts';
import type { StoredBooking } from '../../../src/domain/submissions/submission.ts';
import { formatLongDay, formatNumericDay } from '../../../src/domain/time/calendarDay.ts';
import { type MailRow, webLink } from './mailBody.ts';
import type { StudioEnvelope } from './studioNotice.ts';

/** Data for a booking's mails beside the booking itself. */
export type BookingEnvelope = StudioEnvelope & {
  siteUrl: string;
  /** Where the visitor sees, moves and cancels it. */
  link: string;
  /** Where it takes place, empty while that is not known; `placeDay` is by when it will be (see placeDay). */
  place: string;
  placeDay: string | undefined;
};

type Time = Pick<StoredBooking, 'data' | 'horario'>;

/** 'quinta-feira, 12 de março de 2026, 09:00 – 09:45 (horário de São Paulo)'. */
export function describeTime({ data, horario, tipoConsulta }: Time & Pick<StoredBooking, 'tipoConsulta'>) {
  return `${formatLongDay(data)}, ${slotRange(horario, consultationMinutes(tipoConsulta))} (horário de São Paulo)`;
}

/** '12/03/2026, 09:00', for subjects. */
export function shortTime({ data, horario }: Time): string {
  return `${formatNumericDay(data)}, ${horario}`;
}

/** Where a consultation takes place, or by when its visitor learns that. */
export function placeRow({ place, placeDay }: BookingEnvelope): MailRow {
  const text = place || placePromise(placeDay);
  return { label: 'Onde', text, ...(isWebAddress(place) && { html: webLink(place) }) };
}
