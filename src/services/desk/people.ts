import { orderBy } from 'firebase/firestore/lite';
import { newestFirst } from '#src/domain/submissions/lists/submissionOrder.ts';
import { mailAddress, SUBMISSION_KINDS, type Submission } from '#src/domain/submissions/submission.ts';
import { type Cursors, readPage, type SubmissionPage } from './readPage.ts';
import { loadPerson, loadSubmission } from './submissions.ts';

/** Loads a page of all submissions, newest first, without spam: `size` of each kind. Throws a ServiceError. */
export function loadLatest(size: number, after?: Cursors): Promise<SubmissionPage> {
  const parts = SUBMISSION_KINDS.map((kind) => ({ of: kind, wanted: [orderBy('createdAt', 'desc')] }));
  const isShown = ({ state }: Submission) => state !== 'spam';
  return readPage(parts, { size, after, inOrder: newestFirst, isShown });
}

/** Loads all submissions of the person who sent the submission with this id, newest first. Throws a ServiceError. */
export async function loadPersonBehind(id: string): Promise<Submission[]> {
  const sent = await loadSubmission(id);
  if (!sent) return [];
  const email = mailAddress(sent);
  return email ? loadPerson(email) : [sent];
}
