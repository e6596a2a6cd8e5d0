import {
  BOOKING_CANCELLED,
  REPLY_REFUSED,
  REPLY_SENT,
  SUBMISSION_CHANGED,
  SUBMISSION_MISSING,
} from '../../../src/domain/api.ts';
import { HttpError } from '../http/HttpError.ts';

const REFUSALS: Record<string, [number, string]> = {
  missing: [404, SUBMISSION_MISSING],
  changed: [409, SUBMISSION_CHANGED],
  cancelled: [409, BOOKING_CANCELLED],
  closed: [409, REPLY_REFUSED],
  late: [409, REPLY_SENT],
};

/** How a refused command is answered; `words` are said in place of the sentences for administrators. */
export function refusalError(refused: string, words: Record<string, string> = {}): HttpError {
  const [status, error] = REFUSALS[refused] ?? [500, SUBMISSION_CHANGED];
  return new HttpError(status, { error: words[refused] ?? error });
}
