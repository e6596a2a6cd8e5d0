import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { SeenSubmission } from '../../../src/domain/inboxActions.ts';
import type { StoredSubmission } from './submissionStore.ts';
import { withDates } from './withDates.ts';

/** Who changes what, and when: the administrator's e-mail, and the submission as they have seen it. */
export type InboxChange = { seen: SeenSubmission; by: string; now: Date };

/** Why nothing was changed: it is gone, or a person has changed it since it was seen. */
export type InboxRefusal = 'missing' | 'changed';

export function submissionDocument(db: Firestore, { kind, id }: Pick<SeenSubmission, 'kind' | 'id'>) {
  return db.collection(kind).doc(id);
}

/** Does the work in a transaction on the submission as it was seen; over a newer change nothing is done. */
export function changeSeen<Result>(
  db: Firestore,
  seen: SeenSubmission,
  work: (found: StoredSubmission, transaction: Transaction) => Promise<Result>,
): Promise<Result | InboxRefusal> {
  return db.runTransaction(async (transaction): Promise<Result | InboxRefusal> => {
    const data = (await transaction.get(submissionDocument(db, seen))).data();
    if (!data) return 'missing';
    if ((data.revision ?? 0) !== seen.revision) return 'changed';
    const { kind, id } = seen;
    return work({ kind, id, record: withDates(data) } as StoredSubmission, transaction);
  });
}
