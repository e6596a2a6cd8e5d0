import { useState } from 'react';
import { SETTINGS_CHANGED } from '#src/domain/commands/refusalSentences.ts';
import type { ApiFailure } from '#src/domain/site/apiAnswer.ts';
import type { ServiceError } from '#src/services/firebase/ServiceError.ts';

/**
 * The settings as the form has loaded them. `store` refuses to overwrite other people's changes. After such a refusal
 * the form knows the changes, so saving again overwrites them.
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
