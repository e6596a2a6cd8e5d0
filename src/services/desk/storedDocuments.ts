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
import { service } from '#src/services/firebase/ServiceError.ts';

/** Loads the document at a path, which may be missing. Throws a ServiceError (`denied` if the rules refuse it). */
export const loadDocument = service(async (path: string) => getDoc(doc(firestore, path)));

/** Loads the documents of a collection that meet the constraints, in their order. Throws a ServiceError. */
export const findDocuments = service(
  async (name: string, ...constraints: QueryConstraint[]) =>
    (await getDocs(query(collection(firestore, name), ...constraints))).docs,
);

/** Counts the documents of a collection that meet the constraints. Throws a ServiceError. */
export const countDocuments = service(
  async (name: string, ...constraints: QueryConstraint[]) =>
    (await getCount(query(collection(firestore, name), ...constraints))).data().count,
);
