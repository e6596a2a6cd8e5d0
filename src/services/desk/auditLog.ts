import {
  documentId,
  limit,
  orderBy,
  type QueryDocumentSnapshot,
  startAfter,
  Timestamp,
} from 'firebase/firestore/lite';
import type { AuditEntry } from '#src/domain/submissions/audit.ts';
import { findDocuments } from './storedDocuments.ts';

const PAGE = 50;

/** Loads a page of the audit log, newest first: the first, or the one after `last`. Throws a ServiceError. */
export async function loadAuditPage(last?: AuditEntry) {
  const begin = last ? [startAfter(Timestamp.fromDate(last.at), last.id)] : [];
  const newestFirst = [orderBy('at', 'desc'), orderBy(documentId(), 'desc'), ...begin];
  const docs = await findDocuments('audit', ...newestFirst, limit(PAGE + 1));
  return { entries: docs.slice(0, PAGE).map(readEntry), isLast: docs.length <= PAGE };
}

function readEntry(snapshot: QueryDocumentSnapshot): AuditEntry {
  const { at, action, by, submissions = [], person, list } = snapshot.data();
  return { id: snapshot.id, at: (at as Timestamp).toDate(), action, by, submissions, person, list };
}
