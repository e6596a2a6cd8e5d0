import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { SETTINGS_CHANGED } from '#src/domain/commands/refusalSentences.ts';
import type { ApiFailure } from '#src/domain/site/apiAnswer.ts';
import { loadStudioAgenda } from '#src/services/desk/agendaSettings.ts';
import type { ServiceError } from '#src/services/firebase/ServiceError.ts';

export const agendaQuery = { queryKey: ['studio agenda'], queryFn: () => loadStudioAgenda() };

/**
 * A part of the settings as the form has loaded it. `store` refuses to overwrite other people's changes. After such a
 * refusal the form has loaded these changes, so saving again overwrites them.
 */
export function useSettings<Loaded, Part>(
  query: { queryKey: string[]; queryFn: () => Promise<Loaded> },
  stored: Part,
  partOf: (loaded: Loaded) => Part,
  store: (part: Part, seen: Part) => Promise<unknown>,
) {
  const client = useQueryClient();
  const [seen, setSeen] = useState(stored);
  const save = async (wanted: Part): Promise<void> => {
    try {
      await store(wanted, seen);
      setSeen(wanted);
      void client.invalidateQueries({ queryKey: query.queryKey });
    } catch (error) {
      const { error: sentence } = ((error as ServiceError).cause ?? {}) as Partial<ApiFailure>;
      if (sentence === SETTINGS_CHANGED) setSeen(partOf(await client.fetchQuery({ ...query, staleTime: 0 })));
      throw error;
    }
  };
  return { seen, save };
}
