import { useQuery } from '@tanstack/react-query';
import type { SubmissionQuery } from '#src/domain/submissions/lists/inboxFilters.ts';
import { countSubmissions } from '#src/services/desk/submissions.ts';
import type { ServiceError } from '#src/services/firebase/ServiceError.ts';

/** The list of what waits for the studio. */
export const OPEN_QUERY: SubmissionQuery = { filter: 'open', subject: undefined, own: '' };

/** How many conversations a list has in all, kept current; undefined until it is known, or where only reading would tell. */
export function useCount(query: SubmissionQuery | undefined): number | undefined {
  const { data } = useQuery({
    queryKey: ['count', query],
    queryFn: async () => {
      if (!query) return null;
      // The list itself tells of a failure, but not of a refused count: that goes to the site's log.
      const counted = await countSubmissions(query).catch((error: ServiceError) => {
        if (error.code === 'failed') reportError(error);
      });
      return counted ?? null;
    },
  });
  return data ?? undefined;
}
