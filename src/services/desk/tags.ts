import { doc, getDoc } from 'firebase/firestore/lite';
import { readTags, TAGS_PATH } from '#src/domain/submissions/tags.ts';
import { firestore } from '#src/services/firebase/firestore.ts';
import { toServiceError } from '#src/services/firebase/ServiceError.ts';

/** Loads the tags that the studio can choose. Throws a ServiceError. */
export function loadTags(): Promise<string[]> {
  return toServiceError(async () => readTags((await getDoc(doc(firestore, TAGS_PATH))).data()));
}
