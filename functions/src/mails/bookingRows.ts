import { isWebAddress } from '../../../src/domain/agendaSettings.ts';
import { consultationMinutes } from '../../../src/domain/bookingOptions.ts';
import { formatLongDay } from '../../../src/domain/calendarDay.ts';
import { slotRange } from '../../../src/domain/slots.ts';
import type { StoredBooking } from '../../../src/domain/submission.ts';
import { placePromise } from '../../../src/domain/workingDay.ts';
import { type Html, html } from './html.ts';
import { labelStyle, linkStyle, textStyle } from './mailPage.ts';

/** What a booking's mails are made with beside the booking itself. */
export type BookingEnvelope = {
  id: string;
  from: string;
  studioAddress: string;
  siteUrl: string;
  /** Where the visitor sees, moves and cancels it. */
  link: string;
  /** Where the studio sees it. */
  recordUrl: string;
  /** Where it takes place, empty while that is not known; `placeDay` is by when it will be (see placeDay). */
  place: string;
  placeDay: string | undefined;
};

/** A label and its value; `html` where the HTML part has more than the text. */
export type MailRow = { label: string; text: string; html?: Html };

/** 'quinta-feira, 12 de março de 2026, 09:00 – 09:45 (horário de São Paulo)'. */
export function describeTime({
  data,
  horario,
  tipoConsulta,
}: Pick<StoredBooking, 'data' | 'horario' | 'tipoConsulta'>): string {
  return `${formatLongDay(data)}, ${slotRange(horario, consultationMinutes(tipoConsulta))} (horário de São Paulo)`;
}

/** '12/03/2026, 09:00', for subjects. */
export function shortTime({ data, horario }: Pick<StoredBooking, 'data' | 'horario'>): string {
  return `${data.split('-').reverse().join('/')}, ${horario}`;
}

/** Where a consultation takes place, or by when its visitor learns that. */
export function placeRow({ place, placeDay }: BookingEnvelope): MailRow {
  const text = place || placePromise(placeDay);
  return { label: 'Onde', text, ...(isWebAddress(place) && { html: webLink(place) }) };
}

/** A link that shows its own address. */
export function webLink(address: string): Html {
  return html`<a class="link" href="${address}" style="${linkStyle}">${address}</a>`;
}

const hasText = ({ text }: MailRow) => text !== '';

/** The rows of a mail's HTML part, those without text left out. */
export function htmlRows(rows: readonly MailRow[]): Html {
  return html`${rows.filter(hasText).map(
    ({ label, text, html: rich }) => html`
<p class="soft" style="${labelStyle}">${label}</p>
<p class="ink" dir="auto" style="${textStyle}">${rich ?? text}</p>`,
  )}`;
}

/** The rows of its text part, those without text left out. */
export function textRows(rows: readonly MailRow[]): string {
  return rows
    .filter(hasText)
    .map(({ label, text }) => `${label}: ${text}`)
    .join('\n');
}
