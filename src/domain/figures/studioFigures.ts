import type { Booking } from '../forms/booking.ts';
import { ANSWER_DAYS, answerDaysLeft } from '../submissions/answerTime.ts';
import type { Submission } from '../submissions/submission.ts';
import { logEntries, type SubmissionLog } from '../submissions/submissionLog.ts';
import type { Figures } from './dayFigures.ts';

type Context = Parameters<typeof answerDaysLeft>[1];

/** Answers that took longer are counted with those of so many days. */
export const LONGEST_ANSWER = 10;

/** A consultation that was booked: its type, and how its visitor came to know the studio. */
export function bookedFigures({
  tipoConsulta,
  comoConheceu,
}: Pick<Booking, 'tipoConsulta' | 'comoConheceu'>): Partial<Figures> {
  return {
    consultations: { [tipoConsulta]: 1 },
    ...(comoConheceu && { referrals: { [comoConheceu]: 1 } }),
  };
}

/** The first answer to a message, by the studio's working days from its arrival to `at`; nothing for a later one. */
export function answerFigures(submission: Submission, availability: Context, at: Date): Partial<Figures> {
  return standingAnswers(submission.log) === 0 ? answered(submission, availability, at, 1) : {};
}

/** Takes back what the last answer has added, if it was the first. */
export function unansweredFigures(submission: Submission, availability: Context): Partial<Figures> {
  const last = logEntries(submission.log).findLast(({ what }) => what === 'answered' || what === 'replied');
  const isFirst = last && standingAnswers(submission.log) === 1;
  return isFirst ? answered(submission, availability, last.at, -1) : {};
}

function answered({ kind, createdAt }: Submission, availability: Context, at: Date, by: 1 | -1) {
  if (kind !== 'messages') return {};
  const days = ANSWER_DAYS - answerDaysLeft(createdAt, availability, at);
  return { answers: { [Math.min(days, LONGEST_ANSWER)]: by } };
}

/** How often it was answered, without what was taken back or undone. */
function standingAnswers(log: SubmissionLog): number {
  return logEntries(log).reduce((count, { what, from }) => {
    if (what === 'answered' || what === 'replied') return count + 1;
    return what === 'takenBack' || (what === 'new' && from === 'answered') ? count - 1 : count;
  }, 0);
}
