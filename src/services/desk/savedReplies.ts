import {
  readSavedReplies,
  SAVED_REPLIES_PATH,
  type SavedReplies,
  type SavedReply,
} from '#src/domain/submissions/replies/savedReplies.ts';
import { doInStudio } from './commands.ts';
import { loadDocument } from './storedDocuments.ts';

/** Loads the saved replies. Throws a ServiceError. */
export async function loadSavedReplies(): Promise<SavedReplies> {
  return readSavedReplies((await loadDocument(SAVED_REPLIES_PATH)).data());
}

/** Replaces the saved replies if they still have this revision. Throws a ServiceError. */
export async function storeSavedReplies({ revision }: SavedReplies, replies: readonly SavedReply[]) {
  await doInStudio({ action: 'savedReplies', revision, replies: [...replies] });
}
