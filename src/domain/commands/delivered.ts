import { type MailName, mailRow } from '../submissions/mails/mailName.ts';
import type { BookingSubmission } from '../submissions/submission.ts';
import type { CommandContext, Outcome } from './command.ts';

/**
 * Records in a booking's history that a mail was sent, if the history lists this kind of mail. If the booking waits for
 * its deletion, deletes it after its last mail.
 */
export function delivered(
  { deleteWhenMailed, mail, history }: BookingSubmission,
  { mail: sent }: { mail: MailName },
  { now }: CommandContext,
): Outcome {
  const isLast = mail.outstanding.every((name) => name === sent);
  if (deleteWhenMailed) return isLast ? { fields: {}, isDeletion: true } : undefined;
  const { what } = mailRow(sent).remembered ?? {};
  return what && { fields: { history: [...history, { at: now, what, by: 'site' }] } };
}
