import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

const NEW = ['new'];

/** How many messages and bookings nobody has dealt with yet, kept current; undefined until it is known. */
export function useNewCounts() {
  const client = useQueryClient();
  // Ignore errors; the list already reports them.
  const { data: counts } = useQuery({
    queryKey: NEW,
    queryFn: async () => (await import('#src/services/desk/submissions.ts')).countNew(),
  });
  const refresh = useCallback(() => void client.invalidateQueries({ queryKey: NEW }), [client]);
  return { counts, refresh };
}
