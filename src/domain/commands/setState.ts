import { answerFigures, bookedFigures, unansweredFigures } from '../figures/studioFigures.ts';
import type { ASSIGNABLE_STATES, Submission } from '../submissions/submission.ts';
import type { CommandContext, Outcome } from './command.ts';
import { mailsDue } from './mailsDue.ts';
import { markSpam, releaseSpam } from './spam.ts';

/**
 * Gives a submission a state, into spam and out of it with what belongs to that. It waits for the studio's confirmation
 * again only where the last change ended that.
 */
export function setState(
  submission: Submission,
  { state }: { state: (typeof ASSIGNABLE_STATES)[number] | 'review' | 'spam' },
  context: CommandContext,
): Outcome {
  const { state: before, log, revision } = submission;
  if (state === before) return undefined;
  if (state === 'spam') return markSpam(submission, context);
  if (before === 'spam') return releaseSpam(submission, state, context);
  if (state === 'review' && log?.[revision]?.from !== 'review') return { refused: 'closed' };
  const { availability, now } = context;
  const counts =
    state === 'answered'
      ? answerFigures(submission, availability, now)
      : before === 'answered' && state === 'new'
        ? unansweredFigures(submission, availability)
        : {};
  return { what: state, fields: { state }, counts };
}

/** The studio confirms what the filters held back: it counts as new, and the visitor's mail goes out. */
export function confirm(submission: Submission, _: object, { now }: CommandContext): Outcome {
  const isCancelled = submission.kind === 'bookings' && submission.cancelledAt;
  if (submission.state !== 'review' || isCancelled) return { refused: 'closed' };
  const mail = mailsDue(now, [...submission.mail.outstanding, 'visitor']);
  const counts = submission.kind === 'bookings' ? bookedFigures(submission) : {};
  return { what: 'confirmed', fields: { state: 'new', mail }, counts };
}

/** Has the outstanding mails tried anew, from the first attempt on. */
export function resendMails({ mail }: Submission, _: object, { now }: CommandContext): Outcome {
  if (mail.state !== 'pending' && mail.state !== 'failed') return { refused: 'closed' };
  return { what: 'mails', fields: { mail: mailsDue(now, mail.outstanding) } };
}
