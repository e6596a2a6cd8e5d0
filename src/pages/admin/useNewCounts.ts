import { useCallback, useEffect, useState } from 'react';
import type { SubmissionKind } from '#src/domain/submission.ts';
import { useInboxPolling } from './useInboxPolling.ts';

/** How many messages and bookings nobody has dealt with yet, kept current; undefined until it is known. */
export function useNewCounts() {
  const [counts, setCounts] = useState<Record<SubmissionKind, number>>();
  const refresh = useCallback(async () => {
    const { countNew } = await import('#src/services/submissions.ts');
    setCounts(await countNew());
  }, []);
  // Ignore errors; the list already reports them.
  const refreshQuietly = useCallback(() => void refresh().catch(() => {}), [refresh]);
  useEffect(refreshQuietly, [refreshQuietly]);
  useInboxPolling(refresh, { whileHidden: true });
  return { counts, refresh: refreshQuietly };
}
