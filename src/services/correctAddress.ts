import type { Submission } from '#src/domain/submission.ts';
import { changeSubmission } from './changeSubmission.ts';
import { callStudioInbox } from './studioInbox.ts';

/**
 * Has the mails of a submission go to another address, beginning at once with the one that its visitor may not have got.
 * Answers the changed submission. Throws a ServiceError (see changeSubmission).
 */
export function correctAddress(submission: Submission, email: string): Promise<Submission> {
  return changeSubmission(submission, () => callStudioInbox('correct', submission, { email }));
}
