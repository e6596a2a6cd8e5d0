import type { MailName } from '../submissions/mails/mailName.ts';
import type { BookingSubmission } from '../submissions/submission.ts';
import type { CommandContext, Outcome } from './command.ts';

/** A booking's mail is out: the history keeps a reminder, and a booking that waits to be deleted goes with its last mail. */
export function delivered(
  { deleteWhenMailed, mail, history }: BookingSubmission,
  { mail: sent }: { mail: MailName },
  { now }: CommandContext,
): Outcome {
  const isLast = mail.outstanding.every((name) => name === sent);
  if (deleteWhenMailed) return isLast ? { fields: {}, isDeletion: true } : undefined;
  if (sent !== 'reminder') return undefined;
  return { fields: { history: [...history, { at: now, what: 'reminded', by: 'site' }] } };
}
