import { doc, getDoc } from 'firebase/firestore/lite';
import {
  readSavedReplies,
  SAVED_REPLIES_PATH,
  type SavedReplies,
  type SavedReply,
} from '#src/domain/submissions/replies/savedReplies.ts';
import { firestore } from '#src/services/firebase/firestore.ts';
import { ServiceError, toServiceError } from '#src/services/firebase/ServiceError.ts';
import { doInStudio } from './commands.ts';

const document = () => doc(firestore, SAVED_REPLIES_PATH);

/** Loads the saved replies. Throws a ServiceError. */
export function loadSavedReplies(): Promise<SavedReplies> {
  return toServiceError(async () => readSavedReplies((await getDoc(document())).data()));
}

/**
 * Replaces the saved replies if they are still `seen`. Throws a ServiceError. If somebody else has changed them, its
 * code is `changed`, and its cause is the stored replies.
 */
export function storeSavedReplies(seen: SavedReplies, replies: readonly SavedReply[]): Promise<SavedReplies> {
  return toServiceError(async () => {
    const { revision } = seen;
    try {
      await doInStudio({ action: 'savedReplies', revision, replies: [...replies] });
    } catch (error) {
      const stored = await loadSavedReplies().catch(() => undefined);
      if (stored && stored.revision !== revision) throw new ServiceError('changed', stored);
      throw error;
    }
    return loadSavedReplies();
  });
}
