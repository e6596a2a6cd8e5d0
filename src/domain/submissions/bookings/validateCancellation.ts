import * as v from 'valibot';
import { SLOTS } from '../../agenda/slots.ts';
import { NOTE_REQUIRED } from '../../forms/fieldMessages.ts';
import { hasVisibleText, multilineText } from '../../forms/textSchemas.ts';
import { validateFields } from '../../forms/validateFields.ts';
import { isCalendarDay } from '../../time/calendarDay.ts';
import { CANCELLATION_NOTE_LIMIT, CANCELLATION_REASONS, OFFERS_LIMIT } from './cancellation.ts';

/** Whether a text is a day that can be booked: before the year 9000, because expiry dates must be storable too. */
export const isBookableDay = (day: string) => isCalendarDay(day) && day < '9000';

export const daySlot = { data: v.pipe(v.string(), v.check(isBookableDay)), horario: v.picklist(SLOTS) };

const words = v.object({
  reason: v.picklist(
    CANCELLATION_REASONS.map(({ value }) => value),
    'Motivo é obrigatório',
  ),
  note: multilineText('A mensagem', CANCELLATION_NOTE_LIMIT),
  offers: v.pipe(v.array(v.object(daySlot)), v.maxLength(OFFERS_LIMIT)),
});

/** The schema of a cancellation that the studio writes. The reason `other` needs a note. */
export const cancellationSchema = v.pipe(
  words,
  v.forward(
    v.check(({ reason, note }) => reason !== 'other' || hasVisibleText(note), NOTE_REQUIRED),
    ['note'],
  ),
);

/** Validates a typed cancellation. Returns the cleaned values, or an error for each invalid field. */
export function validateCancellation(typed: Readonly<Record<string, string>>) {
  return validateFields(cancellationSchema, { reason: '', note: '', ...typed, offers: [] });
}
