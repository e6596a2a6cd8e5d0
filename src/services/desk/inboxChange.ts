import type { Timestamp } from 'firebase/firestore/lite';
import { INBOX_CHANGE_PATH } from '#src/domain/submissions/submission.ts';
import { loadDocument } from './storedDocuments.ts';

/** Loads the last change of the inbox. Every change has a new `id`. Throws a ServiceError. */
export async function loadInboxChange(): Promise<{ id: string; at: Date }> {
  const { id = '', at } = (await loadDocument(INBOX_CHANGE_PATH)).data() ?? {};
  return { id, at: (at as Timestamp | undefined)?.toDate() ?? new Date(0) };
}
