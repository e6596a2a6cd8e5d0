import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

const OPEN = ['new'];
const QUERY = { filter: 'open', subject: undefined, own: '' } as const;

/** How many conversations wait for the studio, kept current; undefined until it is known. */
export function useOpenCount() {
  const client = useQueryClient();
  // Ignore errors; the list already reports them.
  const { data: count } = useQuery({
    queryKey: OPEN,
    queryFn: async () => (await import('#src/services/desk/submissions.ts')).countSubmissions(QUERY),
  });
  const refresh = useCallback(() => void client.invalidateQueries({ queryKey: OPEN }), [client]);
  return { count, refresh };
}
