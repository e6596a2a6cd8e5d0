import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Submission } from '#src/domain/submissions/submission.ts';
import type { DraftKeeper } from '#src/services/desk/DraftKeeper.ts';
import { onDeviceDraft } from '#src/services/desk/deviceDrafts.ts';
import { keeperOf } from '#src/services/desk/draftKeepers.ts';

/** What the person with this uid began to answer, kept on the device and with the submission. */
export function useReplyDraft(submission: Submission, uid: string): DraftKeeper {
  const { conversation, drafts } = submission;
  const [keeper] = useState(() => keeperOf(submission, uid));
  const stored = drafts[uid];
  useSyncExternalStore(keeper.subscribe, keeper.state);
  useEffect(() => {
    // What another page did while this conversation was not open.
    keeper.hearPage();
    return onDeviceDraft(uid, conversation, () => keeper.hearPage());
  }, [keeper, uid, conversation]);
  useEffect(() => keeper.hear(stored), [keeper, stored]);
  return keeper;
}
