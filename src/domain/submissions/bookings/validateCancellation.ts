import * as v from 'valibot';
import { NOTE_REQUIRED } from '../../forms/fieldMessages.ts';
import { hasVisibleText, multilineText } from '../../forms/textSchemas.ts';
import { validateFields } from '../../forms/validateFields.ts';
import { CANCELLATION_NOTE_LIMIT, CANCELLATION_REASONS, OFFERS_LIMIT } from './cancellationReasons.ts';
import { daySlot } from './daySlot.ts';

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
