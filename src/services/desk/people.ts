import { collection, getDocs, limit, orderBy, query, startAt, Timestamp } from 'firebase/firestore/lite';
import { newestFirst } from '#src/domain/submissions/lists/submissionOrder.ts';
import { mailAddress, SUBMISSION_KINDS, type Submission } from '#src/domain/submissions/submission.ts';
import { firestore } from '#src/services/firebase/firestore.ts';
import { toServiceError } from '#src/services/firebase/ServiceError.ts';
import { PEOPLE_PAGE } from './pageSize.ts';
import { readSubmissions } from './submissionDocuments.ts';
import { loadPerson, loadSubmission } from './submissions.ts';

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
export function loadStretch(before?: Date, most = PEOPLE_PAGE): Promise<SubmissionStretch> {
  return toServiceError(async () => {
    const read = await Promise.all(
      SUBMISSION_KINDS.map(async (kind): Promise<Submission[]> => {
        const start = before ? [startAt(Timestamp.fromDate(before))] : [];
        const order = [orderBy('createdAt', 'desc'), ...start, limit(most)];
        return readSubmissions(kind, (await getDocs(query(collection(firestore, kind), ...order))).docs);
      }),
    );
    const ends = read.flatMap((list) => (list.length === most ? (list.at(-1)?.createdAt ?? []) : []));
    const until = ends.length > 0 ? new Date(Math.max(...ends.map(Number))) : undefined;
    const isRead = ({ createdAt, state }: Submission) => state !== 'spam' && !(until && createdAt <= until);
    return { submissions: read.flat().filter(isRead).sort(newestFirst), until };
  });
}

/** Loads all submissions of the person who sent the submission with this id, newest first. Throws a ServiceError. */
export async function loadPersonBehind(id: string): Promise<Submission[]> {
  const sent = await loadSubmission(id);
  if (!sent) return [];
  const email = mailAddress(sent);
  return email ? loadPerson(email) : [sent];
}
