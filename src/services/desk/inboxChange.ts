import { doc, getDoc, type Timestamp } from 'firebase/firestore/lite';
import { INBOX_CHANGE_PATH } from '#src/domain/submissions/submission.ts';
import { firestore } from '#src/services/firebase/firestore.ts';
import { toServiceError } from '#src/services/firebase/ServiceError.ts';

/** Loads the last change of the inbox. Every change has a new `id`. Throws a ServiceError. */
export function loadInboxChange(): Promise<{ id: string; at: Date }> {
  return toServiceError(async () => {
    const { id = '', at } = (await getDoc(doc(firestore, INBOX_CHANGE_PATH))).data() ?? {};
    return { id, at: (at as Timestamp | undefined)?.toDate() ?? new Date(0) };
  });
}
