import { isPastSlot } from '../agenda/slots.ts';
import { type MailName, mailRow } from '../submissions/mails/mailName.ts';
import { spamExpiry } from '../submissions/retention.ts';
import { type GivenState, stateOf } from '../submissions/states.ts';
import type { BookingSubmission, Submission } from '../submissions/submission.ts';
import { todayInSaoPaulo } from '../time/saoPauloTime.ts';
import type { CommandContext, Outcome } from './command.ts';
import type { DueRule } from './dueRule.ts';
import { hostMails } from './hosted.ts';
import { isWaitingRequest } from './lapse.ts';
import { slotOf } from './submit.ts';

/**
 * Changes a submission's state. Marking as spam and removing that mark also change mails, slot and retention. `until`
 * (yyyy-mm-dd) postpones the submission until that day. The state `review` can be given only to undo the last change.
 */
export function setState(
  submission: Submission,
  { state: asked, until }: { state: GivenState; until?: string | undefined },
  context: CommandContext,
): Outcome {
  const { state: before, log, revision, remindOn } = submission;
  if (!stateOf(submission).standing) return { refused: 'closed' };
  // Earlier versions postponed a submission by the state `archived` with a day.
  const state = until ? 'postponed' : asked;
  if (state === before && until === remindOn) return undefined;
  const isLater = until === undefined || until > todayInSaoPaulo(context.now);
  const isPutAway = asked === 'archived' || asked === 'postponed';
  if (!isLater || (until && (!isPutAway || before === 'spam'))) return { refused: 'closed' };
  if (state === 'postponed' && !until) return { refused: 'closed' };
  // A damaged record has no expiry, so it would be deleted at once.
  if ([state, before].includes('spam') && submission.expireAt.getTime() === 0) return { refused: 'closed' };
  if (state === 'spam') return markSpam(submission, context);
  if (before === 'spam') return releaseSpam(submission, state, context);
  if (state === 'review' && log?.[revision]?.from !== 'review') return { refused: 'closed' };
  // Changing the state of a request also confirms it.
  const accepted = isWaitingRequest(submission) && confirm(submission, {}, context);
  if (accepted && 'fields' in accepted)
    return { ...accepted, what: state, fields: { ...accepted.fields, state, remindOn: until } };
  return { what: state, fields: { state, remindOn: until } };
}

export const endedPostponements: DueRule = ({ now }) => [{ range: ['remindOn', '<=', todayInSaoPaulo(now)] }];

/** Makes a postponed submission new again on its day, unless its state has changed since. */
export function bringBack({ state, remindOn }: Submission, _: object, { now }: CommandContext): Outcome {
  if (!remindOn || remindOn > todayInSaoPaulo(now)) return undefined;
  if (state !== 'archived' && state !== 'postponed') return { fields: { remindOn: undefined } };
  return { what: 'new', fields: { state: 'new', remindOn: undefined } };
}

/**
 * Confirms a submission that the filters or a flood held back: it becomes new, and the visitor gets a mail. A lapsed
 * request takes its slot again. If that is impossible, the command is refused as `taken` or `past`.
 */
export function confirm(submission: Submission, _: object, context: CommandContext): Outcome {
  const isBooking = submission.kind === 'bookings';
  if (submission.state !== 'review' || (isBooking && submission.cancelledAt)) return { refused: 'closed' };
  const state = 'new';
  const outstanding = submission.mail.outstanding.filter((name) => name !== 'requested');
  const mails: MailName[] = [...outstanding, 'visitor'];
  if (!isBooking) return { what: 'confirmed', fields: { state }, mails };
  const { holdsSlot, data, horario, heldUntil } = submission;
  if (!holdsSlot && !isFree(submission, context))
    return { refused: isPastSlot(data, horario, context.now) ? 'past' : 'taken' };
  // The studio has not yet received the mail with this request's calendar file.
  if (heldUntil) mails.unshift('studio');
  return {
    what: 'confirmed',
    fields: { state, ...(!holdsSlot && { holdsSlot: true }), ...(heldUntil && { heldUntil: undefined }) },
    ...(!holdsSlot && { takes: slotOf(submission) }),
    mails: [...mails, ...hostMails({ ...submission, state })],
    ...(heldUntil && { drops: (name: MailName) => name === 'requested' }),
  };
}

/** Tries to send the outstanding mails now. The count of attempts starts again. */
export function resendMails({ mail }: Submission): Outcome {
  if (mail.state !== 'pending' && mail.state !== 'failed') return { refused: 'closed' };
  return { what: 'mails', fields: {}, mails: mail.outstanding, sendsNow: true };
}

/** Marks a submission as spam: keeps it for at most SPAM_DAYS, withholds its mails, and frees a booking's slot. */
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
    // Mails to hosts are not withheld, so an invited host learns about the cancellation.
    mails: state === 'review' ? ['visitor'] : holdsSlot ? hostMails(submission) : [],
    withholdsMails: true,
    audit: ['spam'],
  };
}

/**
 * Removes the mark as spam: restores the retention and sends the withheld mails. A booking takes its slot again if that
 * is free and in the future. Otherwise no mail mentions the slot.
 */
function releaseSpam(submission: Submission, state: GivenState, context: CommandContext): Outcome {
  const { kind, email, keepUntil, expireAt } = submission;
  const takesSlot = kind === 'bookings' && isFree(submission, context);
  const tellsVisitor = (kind === 'messages' || takesSlot) && state !== 'review';
  const isAccepted = tellsVisitor && kind === 'bookings' && submission.heldUntil !== undefined;
  const isOver = (name: MailName) =>
    tellsVisitor ? isAccepted && name === 'requested' : mailRow(name).tellsSlot === true;
  return {
    what: state,
    fields: {
      state,
      expireAt: keepUntil ?? expireAt,
      keepUntil: undefined,
      ...(takesSlot && { holdsSlot: true, ...(email && { reminder: 'due' as const }) }),
      ...(isAccepted && { heldUntil: undefined }),
    },
    ...(takesSlot && { takes: slotOf(submission) }),
    mails: [
      ...context.withheld.filter((name) => !isOver(name)),
      ...(isAccepted ? ['visitor' as const] : []),
      ...(takesSlot ? hostMails({ ...submission, state }) : []),
    ],
    sendsNow: true,
    drops: isOver,
  };
}

function isFree({ data, horario, cancelledAt }: BookingSubmission, { now, takenOn }: CommandContext) {
  return !cancelledAt && !isPastSlot(data, horario, now) && !takenOn(data).includes(horario);
}
