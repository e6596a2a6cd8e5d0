import * as v from 'valibot';
import { NOTE_REQUIRED, REASON_REQUIRED } from '../forms/fieldMessages.ts';
import { multilineText, nonBlank } from '../forms/textSchemas.ts';
import { CANCELLATION_NOTE_LIMIT, CANCELLATION_REASONS, type Cancellation } from './cancellation.ts';

const noteText = multilineText('A mensagem', CANCELLATION_NOTE_LIMIT, NOTE_REQUIRED);

/** Checks a typed cancellation: answers it trimmed, or the error of each field. The last reason needs own words. */
export function validateCancellation(
  typed: Readonly<Record<string, string>>,
): Pick<Cancellation, 'reason' | 'note'> | { errors: { reason?: string; note?: string } } {
  const reason = CANCELLATION_REASONS.find(({ value }) => value === typed.reason)?.value;
  if (!reason) return { errors: { reason: REASON_REQUIRED } };
  const schema = reason === 'other' ? v.pipe(noteText, nonBlank(NOTE_REQUIRED)) : noteText;
  const { success, output, issues } = v.safeParse(schema, typed.note ?? '', { abortPipeEarly: true });
  return success ? { reason, note: output } : { errors: { note: issues[0].message } };
}
