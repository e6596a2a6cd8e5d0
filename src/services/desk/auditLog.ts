import {
  collection,
  documentId,
  getDocs,
  limit,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  Timestamp,
} from 'firebase/firestore/lite';
import type { AuditEntry } from '#src/domain/submissions/audit.ts';
import { firestore } from '#src/services/firebase/firestore.ts';
import { toServiceError } from '#src/services/firebase/ServiceError.ts';
import { AUDIT_PAGE } from './pageSize.ts';

/** A page of the audit log, newest first. `isLast` is true if there are no more entries. */
export interface AuditPage {
  entries: AuditEntry[];
  isLast: boolean;
}

/** Loads a page of the audit log, newest first: the first page, or the one after `last`. Throws a ServiceError. */
export function loadAuditPage(last?: AuditEntry): Promise<AuditPage> {
  return toServiceError(async () => {
    const { docs } = await getDocs(
      query(
        collection(firestore, 'audit'),
        orderBy('at', 'desc'),
        orderBy(documentId(), 'desc'),
        ...(last ? [startAfter(Timestamp.fromDate(last.at), last.id)] : []),
        limit(AUDIT_PAGE + 1),
      ),
    );
    return { entries: docs.slice(0, AUDIT_PAGE).map(readEntry), isLast: docs.length <= AUDIT_PAGE };
  });
}

function readEntry(snapshot: QueryDocumentSnapshot): AuditEntry {
  const { at, action, by, submissions, person, list } = snapshot.data();
  return {
    id: snapshot.id,
    at: (at as Timestamp).toDate(),
    action,
    by,
    submissions: submissions ?? [],
    person,
    list,
  };
}
