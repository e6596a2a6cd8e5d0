import { useQuery } from '@tanstack/react-query';
import { useOwnAccount } from '#src/desk/base/useOwnAccount.ts';
import { forgetErasedDrafts } from '#src/services/desk/replyDrafts.ts';

/** Removes drafts from this device whose conversations are deleted: at the start, and whenever something has changed. */
export function useDraftSweep(): void {
  const uid = useOwnAccount()?.uid ?? '';
  useQuery({
    queryKey: ['draft sweep', uid],
    queryFn: async () => {
      await forgetErasedDrafts(uid);
      return null;
    },
  });
}
