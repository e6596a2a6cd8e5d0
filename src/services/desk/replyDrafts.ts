import { doc, limit, runTransaction, serverTimestamp, where } from 'firebase/firestore/lite';
import { completeSubmission } from '#src/domain/submissions/completeSubmission.ts';
import type { ReplyDraft, StoredDraft } from '#src/domain/submissions/replies/replyDraft.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { currentUser } from '#src/services/firebase/firebaseAuth.ts';
import { firestore } from '#src/services/firebase/firestore.ts';
import { service } from '#src/services/firebase/ServiceError.ts';
import { draftedConversations, saveDeviceDraft } from './replyDraftsOnDevice.ts';
import { findDocuments, loadDocument } from './storedDocuments.ts';

/** Stores a draft if the stored copy is still `seen` or this page's; else returns that copy. Throws a ServiceError. */
export const storeDraft = service(
  async (
    { kind, id }: Pick<Submission, 'kind' | 'id'>,
    draft: ReplyDraft,
    seen: ReplyDraft | null,
    isTyping: boolean,
  ): Promise<StoredDraft | undefined> => {
    const { uid } = currentUser();
    const document = doc(firestore, kind, id);
    return runTransaction(firestore, async (transaction) => {
      const snapshot = await transaction.get(document);
      // Ignores drafts for deleted submissions.
      if (!snapshot.exists()) return undefined;
      const there = completeSubmission(kind, id, snapshot.data()).drafts[uid];
      const isKnown =
        !there || there.writer === draft.writer || there.text === draft.text || there.text === seen?.text;
      if (!isKnown) return there;
      const stored = { ...draft, number: Math.max(draft.number, (there?.number ?? 0) + 1), isTyping };
      transaction.update(document, { [`drafts.${uid}`]: { ...stored, at: serverTimestamp() } });
      return undefined;
    });
  },
);

/** Removes a person's drafts for deleted conversations from this device. Throws a ServiceError. */
export async function forgetErasedDrafts(uid: string): Promise<void> {
  for (const id of draftedConversations(uid)) {
    const messages = await findDocuments('messages', where('conversation', '==', id), limit(1));
    const isKept = messages.length > 0 || (await loadDocument(`bookings/${id}`)).exists();
    if (!isKept) saveDeviceDraft(uid, id, null);
  }
}
