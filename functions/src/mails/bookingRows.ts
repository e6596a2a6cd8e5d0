import { consultationMinutes } from '../../../src/domain/agenda/consultationTypes.ts';
import { slotRange } from '../../../src/domain/agenda/slots.ts';
import { placePromise } from '../../../src/domain/agenda/workingDay.ts';
import { rebookingPath } from '../../../src/domain/forms/rebookingPath.ts';
import { cancellationText } from '../../../src/domain/submissions/bookings/cancellationReasons.ts';
import type { BookingSubmission } from '../../../src/domain/submissions/submission.ts';
import { isWebAddress } from '../../../src/domain/text/isWebAddress.ts';
import { formatLongDay, formatNumericDay } from '../../../src/domain/time/calendarDay.ts';
import { html, sanitizeName, withLineBreaks } from './html.ts';
import { type MailRow, webLink } from './mailBody.ts';
import type { StudioEnvelope } from './studioNotice.ts';

/** The data that mails about a booking need besides the booking itself. */
export type BookingEnvelope = StudioEnvelope & {
  siteUrl: string;
  /** The link to the page where the visitor can see, move and cancel the booking. */
  link: string;
  /** The place, or empty. `placeDay` is the day by which the visitor learns it (see the function placeDay). */
  place: string;
  placeDay: string | undefined;
};

type Booked = Pick<BookingSubmission, 'data' | 'horario' | 'tipoConsulta'>;

/** The time of a booking: 'quinta-feira, 12 de março de 2026, 09:00 – 09:45 (horário de São Paulo)'. */
export function describeTime({ data, horario, tipoConsulta }: Booked) {
  return `${formatLongDay(data)}, ${slotRange(horario, consultationMinutes(tipoConsulta))} (horário de São Paulo)`;
}

/** The time of a booking, for subjects: '12/03/2026, 09:00'. */
export function shortTime({ data, horario }: Omit<Booked, 'tipoConsulta'>): string {
  return `${formatNumericDay(data)}, ${horario}`;
}

/** The place of a consultation, or the day by which the visitor learns it. */
export function placeRow({ place, placeDay }: BookingEnvelope): MailRow {
  const text = place || placePromise(placeDay);
  return { label: 'Onde', text, ...(isWebAddress(place) && { html: webLink(place) }) };
}

const NOT_HELD = 'Estes horários estavam livres quando cancelamos e não ficam reservados para você.';

/** The studio's reason for a cancellation, and the other times that it offers, each linked to the filled-in form. */
export function cancellationRows(
  { cancellation, tipoConsulta }: Pick<BookingSubmission, 'cancellation' | 'tipoConsulta'>,
  siteUrl: string,
): MailRow[] {
  if (!cancellation) return [];
  const reason = cleanText(cancellationText(cancellation));
  const offers = cancellation.offers.map((offer) => ({
    time: describeTime({ ...offer, tipoConsulta }),
    link: `${siteUrl}${rebookingPath({ ...offer, tipoConsulta })}`,
  }));
  const motive = { label: 'Motivo', text: reason, html: withLineBreaks(reason) };
  const others = {
    label: 'Outros horários',
    text: `${NOT_HELD}\n${offers.map(({ time, link }) => `- ${time}\n  ${link}`).join('\n')}`,
    html: html`${NOT_HELD}${offers.map(({ time, link }) => html`<br>${webLink(link, time)}`)}`,
  };
  return offers.length > 0 ? [motive, others] : [motive];
}

/** Removes direction marks and control characters, which could change how the rest of the mail is displayed. */
function cleanText(text: string): string {
  return sanitizeName(text)
    .replace(/[^\P{Cc}\n]/gu, '')
    .trim();
}
