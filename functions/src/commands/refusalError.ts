import { studio } from '../../../src/copy/studio.ts';
import { SLOT_PAST, SLOT_TAKEN } from '../../../src/domain/agenda/agendaErrors.ts';
import { obstacleField, obstacleSentence } from '../../../src/domain/agenda/obstacleSentence.ts';
import type { Refusal } from '../../../src/domain/commands/command.ts';
import { VISITOR_MOVES } from '../../../src/domain/commands/moveBooking.ts';
import {
  ACTION_REFUSED,
  BOOKING_CANCELLED,
  REPLY_SENT,
  SUBMISSION_CHANGED,
  SUBMISSION_MISSING,
  tooLateToChange,
  tooManyBookings,
  tooManyMoves,
} from '../../../src/domain/commands/refusalSentences.ts';
import { TOO_MANY_SUBMISSIONS } from '../../../src/domain/site/requestErrors.ts';
import { exported } from '../adapters/submissionDocuments.ts';
import { HttpError } from '../http/HttpError.ts';
import type { Refused } from './runCommand.ts';

const { email, phone } = studio;

type Plain = Exclude<Refusal['refused'], 'invalid' | 'obstacle' | 'tooLate'>;

const REFUSALS: Record<Plain, readonly [status: number, sentence: string, field?: string]> = {
  missing: [404, SUBMISSION_MISSING],
  changed: [409, SUBMISSION_CHANGED],
  cancelled: [409, BOOKING_CANCELLED],
  closed: [409, ACTION_REFUSED],
  late: [409, REPLY_SENT],
  taken: [409, SLOT_TAKEN, 'horario'],
  past: [409, SLOT_PAST, 'horario'],
  overLimit: [429, TOO_MANY_SUBMISSIONS],
  tooManyBookings: [409, tooManyBookings(email, phone.label), 'email'],
  tooManyMoves: [409, tooManyMoves(VISITOR_MOVES, email, phone.label)],
};

/** How a refused command is answered; `words` are said in place of the sentences for administrators. */
export function refusalError(refusal: Refused, words: Record<string, string> = {}): HttpError {
  switch (refusal.refused) {
    case 'invalid':
      return new HttpError(400, { error: Object.values(refusal.fields)[0] ?? '', fields: refusal.fields });
    case 'tooLate':
      return new HttpError(409, { error: tooLate(refusal.noticeHours) });
    case 'obstacle': {
      const error = obstacleSentence(refusal.obstacle, refusal.data, refusal.availability);
      return new HttpError(409, { error, fields: { [obstacleField(refusal.obstacle)]: error } });
    }
    default: {
      const [status, usual, field] = REFUSALS[refusal.refused];
      const error = words[refusal.refused] ?? usual;
      const { submission } = refusal;
      return new HttpError(status, {
        error,
        ...(field && { fields: { [field]: error } }),
        ...(submission && { submission: exported(submission) }),
      });
    }
  }
}

/** Why a visitor can no longer change a booking, with the studio's other ways. */
export function tooLate(noticeHours: number): string {
  return tooLateToChange(noticeHours, email, phone.label);
}
