import { isPastSlot } from '../agenda/slots.ts';
import { spamExpiry } from '../submissions/retention.ts';
import type {
  ASSIGNABLE_STATES,
  BookingSubmission,
  MailName,
  Submission,
} from '../submissions/submission.ts';
import type { CommandContext, Outcome } from './command.ts';

/** The mails that tell a visitor of a slot, or remind of it. */
const SLOT_MAILS: readonly MailName[] = ['visitor', 'moved', 'place', 'reminder'];

/** Into spam: it is kept for SPAM_DAYS, its mails are held back, and a booking gives its slot back. */
export function markSpam(submission: Submission, { now }: CommandContext): Outcome {
  const { state, expireAt } = submission;
  const holdsSlot = submission.kind === 'bookings' && submission.holdsSlot;
  return {
    what: 'spam',
    fields: {
      state: 'spam',
      keepUntil: expireAt,
      expireAt: spamExpiry(now, expireAt),
      ...(holdsSlot && { holdsSlot: false }),
    },
    ...(holdsSlot && { frees: submission }),
    mails: state === 'review' ? ['visitor'] : [],
    withholdsMails: true,
  };
}

/**
 * Out of spam: it is kept as long as before, and the mails that were held back go out. A booking takes its slot again if
 * that is free and still to come; else it stands without one, and no mail tells of it.
 */
export function releaseSpam(
  submission: Submission,
  state: (typeof ASSIGNABLE_STATES)[number] | 'review',
  context: CommandContext,
): Outcome {
  const { kind, email, keepUntil, expireAt } = submission;
  const takesSlot = kind === 'bookings' && isFree(submission, context);
  const tellsVisitor = (kind === 'messages' || takesSlot) && state !== 'review';
  const isOver = (name: MailName) => !tellsVisitor && SLOT_MAILS.includes(name);
  return {
    what: state,
    fields: {
      state,
      expireAt: keepUntil ?? expireAt,
      keepUntil: undefined,
      ...(takesSlot && { holdsSlot: true, ...(email && { reminder: 'due' as const }) }),
    },
    ...(takesSlot && { takes: submission }),
    mails: context.withheld.filter((name) => !isOver(name)),
    sendsNow: true,
    drops: isOver,
  };
}

/** Whether a booking that gave its slot back, or never had one, can take it. */
function isFree({ data, horario, cancelledAt }: BookingSubmission, { now, takenOn }: CommandContext) {
  return !cancelledAt && !isPastSlot(data, horario, now) && !takenOn(data).includes(horario);
}
