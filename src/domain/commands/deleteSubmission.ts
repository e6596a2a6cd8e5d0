import { needsCancellationNotice } from '../submissions/cancellationNotice.ts';
import type { Submission } from '../submissions/submission.ts';
import { cancelByStudio } from './cancelBooking.ts';
import type { CommandContext, Outcome } from './command.ts';

/**
 * Deletes a submission; a booking that holds a slot gives it up. Where its visitor is to be told (`tells`), the mails about
 * its cancellation carry what they tell.
 */
export function deleteSubmission(
  submission: Submission,
  { tells }: { tells: boolean },
  context: CommandContext,
): Outcome {
  const what = 'deletion';
  if (tells && needsCancellationNotice(submission, context.now)) {
    const { mail, holdsSlot } = submission;
    const change = holdsSlot
      ? cancelByStudio(submission, {}, context)
      : { fields: {}, audit: [], mails: mail.outstanding };
    if (!change || 'refused' in change) return change;
    return { ...change, what, isDeletion: true, audit: [...(change.audit ?? []), 'delete'] };
  }
  const isHeld = submission.kind === 'bookings' && submission.holdsSlot;
  return { what, fields: {}, isDeletion: true, audit: ['delete'], ...(isHeld && { frees: submission }) };
}
