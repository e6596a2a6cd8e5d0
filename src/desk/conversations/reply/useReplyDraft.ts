import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { useOwnAccount } from '#src/features/auth/AuthContext.ts';
import type { DraftKeeper } from '#src/services/desk/DraftKeeper.ts';
import { draftKeeperOf } from '#src/services/desk/draftKeeperOf.ts';
import { forgetErasedDrafts } from '#src/services/desk/replyDrafts.ts';
import { onDeviceDraft } from '#src/services/desk/replyDraftsOnDevice.ts';

export function useReplyDraft(submission: Submission, uid: string): DraftKeeper {
  const { conversation, drafts } = submission;
  const [keeper] = useState(() => draftKeeperOf(submission, uid));
  const stored = drafts[uid];
  useSyncExternalStore(keeper.subscribe, keeper.state);
  useEffect(() => {
    // Reads the draft again, because another page may have stored one before this page listened.
    keeper.hearPage();
    return onDeviceDraft(uid, conversation, () => keeper.hearPage());
  }, [keeper, uid, conversation]);
  useEffect(() => keeper.hear(stored), [keeper, stored]);
  return keeper;
}

/** At the start and after every change, deletes the device's drafts of deleted conversations. */
export function useDraftSweep(): void {
  const uid = useOwnAccount()?.uid ?? '';
  useQuery({ queryKey: ['draft sweep', uid], queryFn: async () => (await forgetErasedDrafts(uid)) ?? null });
}
