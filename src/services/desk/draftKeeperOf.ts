import type { Submission } from '#src/domain/submissions/submission.ts';
import { firebaseAuth } from '#src/services/firebase/firebaseAuth.ts';
import { DraftKeeper } from './DraftKeeper.ts';
import { storeDraft } from './replyDrafts.ts';
import { pageId, readDeviceDraft, saveDeviceDraft } from './replyDraftsOnDevice.ts';

/** Keepers are never removed, so that a draft's last text is stored even after its conversation was closed. */
const keepers = new Map<string, DraftKeeper>();

/** The keeper of a person's draft for a conversation. */
export function draftKeeperOf({ kind, id, conversation }: Submission, uid: string): DraftKeeper {
  const key = `${uid} ${kind} ${id}`;
  const known = keepers.get(key);
  if (known) return known;
  const keeper = new DraftKeeper(
    {
      read: () => readDeviceDraft(uid, conversation),
      // A copy that the database has stored only after the sign-out must not return to the device.
      save: (draft) => firebaseAuth.currentUser?.uid === uid && saveDeviceDraft(uid, conversation, draft),
      store: (...given) => storeDraft({ kind, id }, ...given),
    },
    pageId(),
  );
  keepers.set(key, keeper);
  return keeper;
}
