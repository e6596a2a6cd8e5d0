import { deleteField, updateDoc } from 'firebase/firestore/lite';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { currentUser } from '#src/services/firebase/firebaseAuth.ts';
import { toServiceError } from '#src/services/firebase/ServiceError.ts';
import { submissionDocument } from './submissionDocuments.ts';

/** Keeps what the administrator began to answer with the submission; empty, there is no draft. Throws a ServiceError. */
export function storeDraft(submission: Submission, text: string): Promise<void> {
  return toServiceError(async () => {
    const draft = { [`drafts.${currentUser().uid}`]: text || deleteField() };
    await updateDoc(submissionDocument(submission), draft);
  });
}
