import { useState } from 'react';
import { SETTINGS_CHANGED } from '#src/domain/commands/refusalSentences.ts';
import type { ApiFailure } from '#src/domain/site/apiAnswer.ts';
import type { ServiceError } from '#src/services/firebase/ServiceError.ts';

/**
 * Settings as their form has seen them: `store` refuses to save over others. Somebody who hears of that has seen these, so that
 * saving again counts.
 */
export function useSettings<Part>(
  stored: Part,
  store: (part: Part, seen: Part) => Promise<unknown>,
  read: () => Promise<Part | undefined>,
) {
  const [seen, setSeen] = useState(stored);
  const save = async (wanted: Part): Promise<void> => {
    try {
      await store(wanted, seen);
      setSeen(wanted);
    } catch (error) {
      const { error: sentence } = ((error as ServiceError).cause ?? {}) as Partial<ApiFailure>;
      const now = sentence === SETTINGS_CHANGED && (await read());
      if (now) setSeen(now);
      throw error;
    }
  };
  return { seen, save };
}
