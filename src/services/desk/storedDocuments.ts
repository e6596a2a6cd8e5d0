import {
  collection,
  doc,
  getCount,
  getDoc,
  getDocs,
  type QueryConstraint,
  query,
} from 'firebase/firestore/lite';
import { firestore } from '#src/services/firebase/firestore.ts';
import { toServiceError } from '#src/services/firebase/ServiceError.ts';

/** Loads the document at a path, which may be missing. Throws a ServiceError (`denied` if the rules refuse it). */
export function loadDocument(path: string) {
  return toServiceError(() => getDoc(doc(firestore, path)));
}

/** Loads the documents of a collection that meet the constraints, in their order. Throws a ServiceError. */
export function findDocuments(name: string, ...constraints: QueryConstraint[]) {
  return toServiceError(async () => (await getDocs(query(collection(firestore, name), ...constraints))).docs);
}

/** Counts the documents of a collection that meet the constraints. Throws a ServiceError. */
export function countDocuments(name: string, ...constraints: QueryConstraint[]): Promise<number> {
  return toServiceError(
    async () => (await getCount(query(collection(firestore, name), ...constraints))).data().count,
  );
}
