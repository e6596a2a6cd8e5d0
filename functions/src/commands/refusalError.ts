import type { Refusal } from '../../../src/domain/commands/command.ts';
import {
  ACTION_REFUSED,
  BOOKING_CANCELLED,
  REPLY_SENT,
  SLOT_PAST,
  SLOT_TAKEN,
  SUBMISSION_CHANGED,
  SUBMISSION_MISSING,
} from '../../../src/domain/site/api.ts';
import { HttpError } from '../http/HttpError.ts';

const REFUSALS: Partial<Record<Refusal['refused'], [number, string]>> = {
  missing: [404, SUBMISSION_MISSING],
  changed: [409, SUBMISSION_CHANGED],
  cancelled: [409, BOOKING_CANCELLED],
  closed: [409, ACTION_REFUSED],
  late: [409, REPLY_SENT],
  taken: [409, SLOT_TAKEN],
  past: [409, SLOT_PAST],
};

/** How a refused command is answered; `words` are said in place of the sentences for administrators. */
export function refusalError(refusal: Refusal, words: Record<string, string> = {}): HttpError {
  const { refused } = refusal;
  if (refused === 'invalid')
    return new HttpError(400, { error: Object.values(refusal.fields)[0] ?? '', fields: refusal.fields });
  const [status, usual] = REFUSALS[refused] ?? [500, SUBMISSION_CHANGED];
  const error = words[refused] ?? usual;
  return new HttpError(status, {
    error,
    ...((refused === 'taken' || refused === 'past') && { fields: { horario: error } }),
  });
}
