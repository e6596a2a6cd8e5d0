import { rebookingPath } from '../../../src/domain/forms/rebookingPath.ts';
import { cancellationText } from '../../../src/domain/submissions/cancellation.ts';
import type { StoredBooking } from '../../../src/domain/submissions/submission.ts';
import { describeTime } from './bookingRows.ts';
import { html, withLineBreaks } from './html.ts';
import { type MailRow, webLink } from './mailBody.ts';
import { sanitizeName } from './sanitizeName.ts';

const NOT_HELD = 'Estes horários estavam livres quando cancelamos e não ficam reservados para você.';

/** Why the studio cancelled, and the times it offers, each with a link to the form that has it filled in. */
export function cancellationRows(
  { cancellation, tipoConsulta }: Pick<StoredBooking, 'cancellation' | 'tipoConsulta'>,
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
    html: html`${NOT_HELD}${offers.map(({ time, link }) => html`<br>${time}<br>${webLink(link)}`)}`,
  };
  return offers.length > 0 ? [motive, others] : [motive];
}

/** Without direction marks and control characters, which could change how the rest of the mail reads. */
function cleanText(text: string): string {
  return sanitizeName(text)
    .replace(/[^\P{Cc}\n]/gu, '')
    .trim();
}
