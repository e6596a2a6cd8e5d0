import {
  readSavedReplies,
  SAVED_REPLIES_PATH,
  type SavedReplies,
  type SavedReply,
} from '#src/domain/submissions/replies/savedReplies.ts';
import { ServiceError } from '#src/services/firebase/ServiceError.ts';
import { doInStudio } from './commands.ts';
import { loadDocument } from './storedDocuments.ts';

/** Loads the saved replies. Throws a ServiceError. */
export async function loadSavedReplies(): Promise<SavedReplies> {
  return readSavedReplies((await loadDocument(SAVED_REPLIES_PATH)).data());
}

/**
 * Replaces the saved replies if they still have this revision, and returns them. Throws a ServiceError. If somebody
 * else has changed them, the error's code is `changed`, and its cause is the stored replies.
 */
export async function storeSavedReplies({ revision }: SavedReplies, replies: readonly SavedReply[]) {
  try {
    await doInStudio({ action: 'savedReplies', revision, replies: [...replies] });
  } catch (error) {
    const stored = await loadSavedReplies().catch(() => undefined);
    if (stored && stored.revision !== revision) throw new ServiceError('changed', stored);
    throw error;
  }
  return loadSavedReplies();
}
