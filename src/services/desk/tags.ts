import { readTags, TAGS_PATH } from '#src/domain/submissions/tags.ts';
import { loadDocument } from './storedDocuments.ts';

/** Loads the tags that the studio can choose. Throws a ServiceError. */
export async function loadTags(): Promise<string[]> {
  return readTags((await loadDocument(TAGS_PATH)).data());
}
