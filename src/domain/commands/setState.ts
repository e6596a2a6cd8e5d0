import { isPastSlot } from '../agenda/slots.ts';
import { type MailName, mailRow } from '../submissions/mailName.ts';
import { spamExpiry } from '../submissions/retention.ts';
import { type GivenState, stateOf } from '../submissions/states.ts';
import type { BookingSubmission, Submission } from '../submissions/submission.ts';
import { todayInSaoPaulo } from '../time/saoPauloTime.ts';
import type { CommandContext, Outcome } from './command.ts';
import { hostMails } from './hosted.ts';
import { slotOf } from './submit.ts';

/**
 * Gives a submission a state, into spam and out of it with what belongs to that; `until` a later day (yyyy-mm-dd) it is put away.
 * It waits for the studio's confirmation again only where the last change ended that.
 */
export function setState(
  submission: Submission,
  { state: asked, until }: { state: GivenState; until?: string | undefined },
  context: CommandContext,
): Outcome {
  const { state: before, log, revision, remindOn } = submission;
  if (!stateOf(submission).standing) return { refused: 'closed' };
  // Earlier versions called it archived until a day.
  const state = until ? 'postponed' : asked;
  if (state === before && until === remindOn) return undefined;
  const isLater = until === undefined || until > todayInSaoPaulo(context.now);
  const isPutAway = asked === 'archived' || asked === 'postponed';
  if (!isLater || (until && (!isPutAway || before === 'spam'))) return { refused: 'closed' };
  if (state === 'postponed' && !until) return { refused: 'closed' };
  // Nobody knows how long a damaged record is kept: it would be deleted at once.
  if ([state, before].includes('spam') && submission.expireAt.getTime() === 0) return { refused: 'closed' };
  if (state === 'spam') return markSpam(submission, context);
  if (before === 'spam') return releaseSpam(submission, state, context);
  if (state === 'review' && log?.[revision]?.from !== 'review') return { refused: 'closed' };
  return { what: state, fields: { state, remindOn: until } };
}

/** The site makes new on its day what was put away until then, unless it was given another state meanwhile. */
export function bringBack({ state, remindOn }: Submission, _: object, { now }: CommandContext): Outcome {
  if (!remindOn || remindOn > todayInSaoPaulo(now)) return undefined;
  if (state !== 'archived' && state !== 'postponed') return { fields: { remindOn: undefined } };
  return { what: 'new', fields: { state: 'new', remindOn: undefined } };
}

/** The studio confirms what the filters held back: it counts as new, and the visitor's mail goes out. */
export function confirm(submission: Submission): Outcome {
  const isCancelled = submission.kind === 'bookings' && submission.cancelledAt;
  if (submission.state !== 'review' || isCancelled) return { refused: 'closed' };
  const state = 'new';
  const told =
    submission.kind === 'bookings' && submission.holdsSlot ? hostMails({ ...submission, state }) : [];
  const mails = [...submission.mail.outstanding, 'visitor' as const, ...told];
  return { what: 'confirmed', fields: { state }, mails };
}

/** Has the outstanding mails tried anew, from the first attempt on. */
export function resendMails({ mail }: Submission): Outcome {
  if (mail.state !== 'pending' && mail.state !== 'failed') return { refused: 'closed' };
  return { what: 'mails', fields: {}, mails: mail.outstanding, sendsNow: true };
}

/** Into spam: it is kept for SPAM_DAYS, its mails are held back, and a booking gives its slot back. */
function markSpam(submission: Submission, { now }: CommandContext): Outcome {
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
    // A host who was invited learns that it is off; that mail is not held back.
    mails: state === 'review' ? ['visitor'] : holdsSlot ? hostMails(submission) : [],
    withholdsMails: true,
    audit: ['spam'],
  };
}

/**
 * Out of spam: it is kept as long as before, and the mails that were held back go out. A booking takes its slot again if
 * that is free and still to come; else it stands without one, and no mail tells of it.
 */
function releaseSpam(submission: Submission, state: GivenState, context: CommandContext): Outcome {
  const { kind, email, keepUntil, expireAt } = submission;
  const takesSlot = kind === 'bookings' && isFree(submission, context);
  const tellsVisitor = (kind === 'messages' || takesSlot) && state !== 'review';
  const isOver = (name: MailName) => !tellsVisitor && mailRow(name).tellsSlot === true;
  return {
    what: state,
    fields: {
      state,
      expireAt: keepUntil ?? expireAt,
      keepUntil: undefined,
      ...(takesSlot && { holdsSlot: true, ...(email && { reminder: 'due' as const }) }),
    },
    ...(takesSlot && { takes: slotOf(submission) }),
    mails: [
      ...context.withheld.filter((name) => !isOver(name)),
      ...(takesSlot ? hostMails({ ...submission, state }) : []),
    ],
    sendsNow: true,
    drops: isOver,
  };
}

/** Whether a booking that gave its slot back, or never had one, can take it. */
function isFree({ data, horario, cancelledAt }: BookingSubmission, { now, takenOn }: CommandContext) {
  return !cancelledAt && !isPastSlot(data, horario, now) && !takenOn(data).includes(horario);
}
