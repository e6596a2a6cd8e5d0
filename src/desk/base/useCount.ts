import { useQuery } from '@tanstack/react-query';
import type { SubmissionQuery } from '#src/domain/submissions/lists/inboxFilters.ts';
import { countSubmissions } from '#src/services/desk/submissions.ts';
import type { ServiceError } from '#src/services/firebase/ServiceError.ts';

export const OPEN_QUERY: SubmissionQuery = { filter: 'open', subject: undefined, own: '' };

/** The number of submissions in a list, kept current. Undefined until it is counted, or if counting fails. */
export function useCount(query: SubmissionQuery | undefined): number | undefined {
  const { data } = useQuery({
    queryKey: ['count', query],
    queryFn: async () => {
      if (!query) return null;
      // The list shows failures to the person. Here, only failures of unknown cause are logged.
      const counted = await countSubmissions(query).catch((error: ServiceError) => {
        if (error.code === 'failed') reportError(error);
      });
      return counted ?? null;
    },
  });
  return data ?? undefined;
}
