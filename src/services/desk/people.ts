import { limit, orderBy, startAt, Timestamp } from 'firebase/firestore/lite';
import { newestFirst } from '#src/domain/submissions/lists/submissionOrder.ts';
import {
  mailAddress,
  SUBMISSION_KINDS,
  type Submission,
  type SubmissionKind,
} from '#src/domain/submissions/submission.ts';
import { findSubmissions } from './submissionDocuments.ts';
import { loadPerson, loadSubmission } from './submissions.ts';

/** Number of submissions of each kind that are loaded for a page of people. */
const PAGE = 50;

/**
 * Submissions of both kinds, newest first. If `until` is set, submissions from that time or before are not loaded yet.
 */
export interface SubmissionStretch {
  submissions: Submission[];
  until: Date | undefined;
}

/**
 * Loads the latest submissions before a time (default: now), without spam. Reads at most `most` of each kind, and
 * returns both kinds back to the same time. Fewer than `most` of a kind may have the same time. Throws a ServiceError.
 */
export async function loadStretch(before?: Date, most = PAGE): Promise<SubmissionStretch> {
  const start = before ? [startAt(Timestamp.fromDate(before))] : [];
  const order = [orderBy('createdAt', 'desc'), ...start, limit(most)];
  const read: Submission[][] = await Promise.all(
    SUBMISSION_KINDS.map((kind) => findSubmissions<SubmissionKind>(kind, ...order)),
  );
  const ends = read.flatMap((list) => (list.length === most ? (list.at(-1)?.createdAt ?? []) : []));
  const until = ends.length > 0 ? new Date(Math.max(...ends.map(Number))) : undefined;
  const isRead = ({ createdAt, state }: Submission) => state !== 'spam' && !(until && createdAt <= until);
  return { submissions: read.flat().filter(isRead).sort(newestFirst), until };
}

/** Loads all submissions of the person who sent the submission with this id, newest first. Throws a ServiceError. */
export async function loadPersonBehind(id: string): Promise<Submission[]> {
  const sent = await loadSubmission(id);
  if (!sent) return [];
  const email = mailAddress(sent);
  return email ? loadPerson(email) : [sent];
}
