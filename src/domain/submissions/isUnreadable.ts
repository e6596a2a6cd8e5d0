import * as v from 'valibot';
import { SLOTS } from '../agenda/slots.ts';
import { isCalendarDay } from '../time/calendarDay.ts';
import { messageKind } from './kinds.ts';
import { STATES } from './states.ts';
import type { MessageSubmission, Submission } from './submission.ts';

/** Whether a required value is missing or wrong. The desk shows the rest of such a submission. */
export function isUnreadable(submission: Submission): boolean {
  const { kind, nome, email, state, createdAt, expireAt } = submission;
  // A booking made by phone may have no e-mail.
  const isReachable = email || (kind === 'bookings' && submission.telefone);
  if (!nome || !isReachable || !(state in STATES)) return true;
  if (createdAt.getTime() === 0 || expireAt.getTime() === 0) return true;
  if (kind === 'messages') return Object.keys(submission.replies).length === 0 && lacksField(submission);
  return !isCalendarDay(submission.data) || !SLOTS.includes(submission.horario);
}

function lacksField(message: MessageSubmission): boolean {
  return Object.entries(messageKind(message.form).fields).some(
    ([name, { schema }]) => !message[name as keyof MessageSubmission] && !v.is(schema, ''),
  );
}
