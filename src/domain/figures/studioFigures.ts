import type { Availability } from '../agenda/bookingRules.ts';
import { ANSWER_DAYS } from '../site/answerPromise.ts';
import { answerDaysLeft } from '../submissions/answerTime.ts';
import { KINDS } from '../submissions/kinds.ts';
import { FIRST } from '../submissions/replies/replies.ts';
import { stateOf } from '../submissions/states.ts';
import type { MessageSubmission, Submission } from '../submissions/submission.ts';
import { type LogEntry, logEntries, type SubmissionLog } from '../submissions/submissionLog.ts';
import { todayInSaoPaulo } from '../time/saoPauloTime.ts';
import type { Figures } from './dayFigures.ts';

/** Slower answers are counted as if they had taken this many working days. */
export const LONGEST_ANSWER = 10;

/** A count to which a submission adds 1: the day (yyyy-mm-dd) of the event, the list, and the key in the list. */
type Part = { day: string; list: keyof Figures; key: string };

/**
 * The counts that a change of a submission increases or decreases (`by` 1 or -1). Each count belongs to the day of its
 * event, so undoing a change restores the counts. `availability` is needed for working days.
 */
export function changedFigures(
  before: Submission | undefined,
  after: Submission,
  availability: Availability,
): (Part & { by: 1 | -1 })[] {
  const old = before ? partsOf(before, availability) : [];
  const now = partsOf(after, availability);
  return [
    ...without(now, old).map((part) => ({ ...part, by: 1 as const })),
    ...without(old, now).map((part) => ({ ...part, by: -1 as const })),
  ];
}

function without(parts: Part[], others: Part[]): Part[] {
  return parts.filter(
    (part) =>
      !others.some(({ day, list, key }) => day === part.day && list === part.list && key === part.key),
  );
}

/** Submissions in review and spam do not count; first answers always count. */
function partsOf(submission: Submission, availability: Availability): Part[] {
  const { createdAt, log } = submission;
  // A damaged record must not stop the change.
  if (createdAt.getTime() === 0) return [];
  if (submission.kind === 'messages') {
    const at = firstAnswer(log)?.at;
    const days = at && Math.min(ANSWER_DAYS - answerDaysLeft(createdAt, availability, at), LONGEST_ANSWER);
    return [
      ...receivedPart(submission),
      ...(at ? [{ day: todayInSaoPaulo(at), list: 'answers' as const, key: String(days) }] : []),
    ];
  }
  if (!stateOf(submission).isTrusted) return [];
  const { tipoConsulta, comoConheceu, attendance, data } = submission;
  const day = todayInSaoPaulo(createdAt);
  const parts: Part[] = [
    { day, list: 'consultations', key: tipoConsulta },
    { day, list: 'referrals', key: comoConheceu },
  ];
  if (attendance) parts.push({ day: data, list: attendance, key: tipoConsulta });
  return parts.filter(({ key }) => key);
}

/** The count of a received message; none if it is in review or spam, or if the studio wrote it. */
export function receivedPart(message: MessageSubmission): Part[] {
  const { createdAt, replies } = message;
  if (!stateOf(message).isTrusted || replies?.[FIRST] || createdAt.getTime() === 0) return [];
  return [{ day: todayInSaoPaulo(createdAt), list: 'received', key: KINDS[message.form].subject }];
}

/** The first answer that was not taken back. */
function firstAnswer(log: SubmissionLog): LogEntry | undefined {
  const standing: LogEntry[] = [];
  for (const entry of logEntries(log)) {
    const { what, from } = entry;
    if (what === 'answered' || what === 'replied' || what === 'mailed') standing.push(entry);
    if (what === 'takenBack' || (what === 'new' && from === 'answered')) standing.pop();
  }
  return standing[0];
}
