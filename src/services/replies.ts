import { deleteField, updateDoc } from 'firebase/firestore/lite';
import type { Submission } from '#src/domain/submission.ts';
import { changeSubmission } from './changeSubmission.ts';
import { currentUser } from './firebaseAuth.ts';
import { ServiceError, toServiceError } from './ServiceError.ts';
import { callStudioInbox } from './studioInbox.ts';
import { submissionDocument } from './submissionDocuments.ts';
import { loadSubmission } from './submissions.ts';

/**
 * Stores an answer to the visitor, which goes out ten seconds later. Answers the changed submission, whose revision is the
 * answer's number. Throws a ServiceError (see changeSubmission).
 */
export function sendReply(submission: Submission, text: string): Promise<Submission> {
  return changeSubmission(submission, () => callStudioInbox('reply', submission, { text }));
}

/** Takes an answer back that has not gone out. Answers the changed submission. Throws a ServiceError. */
export function takeBackReply(submission: Submission, reply: number): Promise<Submission> {
  return changeSubmission(submission, () => callStudioInbox('takeBack', submission, { reply }));
}

/**
 * Has the outstanding mails tried now, or as soon as an answer can no longer be taken back. Answers the submission as it
 * is then. Throws a ServiceError.
 */
export function deliverNow(submission: Submission): Promise<Submission> {
  return toServiceError(async () => {
    await callStudioInbox('deliver', submission);
    const delivered = await loadSubmission(submission.kind, submission.id);
    if (!delivered) throw new ServiceError('failed');
    return delivered;
  });
}

/** Keeps what the administrator began to answer with the submission; empty, there is no draft. Throws a ServiceError. */
export function storeDraft(submission: Submission, text: string): Promise<void> {
  return toServiceError(async () => {
    const draft = { [`drafts.${currentUser().uid}`]: text || deleteField() };
    await updateDoc(submissionDocument(submission), draft);
  });
}
