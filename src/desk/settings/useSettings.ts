import { useState } from 'react';
import { SETTINGS_CHANGED } from '#src/domain/commands/refusalSentences.ts';
import type { ApiFailure } from '#src/domain/site/apiAnswer.ts';
import type { ServiceError } from '#src/services/firebase/ServiceError.ts';

interface Settings<Part> {
  /** Stores the settings, unless somebody else has stored something else than `seen`. */
  store: (part: Part, seen: Part) => Promise<unknown>;
  read: () => Promise<Part | undefined>;
  /** The settings in words, by what each is called. */
  describe: (part: Part) => Record<string, string>;
}

/** Settings as their form has seen them; when somebody else was faster, `changes` says what they saved, and saving again counts. */
export function useSettings<Part extends object>(stored: Part, { store, read, describe }: Settings<Part>) {
  const [seen, setSeen] = useState(stored);
  const [changes, setChanges] = useState<readonly string[]>([]);
  const save = async (wanted: Part): Promise<void> => {
    try {
      await store(wanted, seen);
      setSeen(wanted);
      setChanges([]);
    } catch (error) {
      const { error: sentence } = ((error as ServiceError).cause ?? {}) as Partial<ApiFailure>;
      const now = sentence === SETTINGS_CHANGED && (await read());
      if (now) {
        const [before, after] = [describe(seen), describe(now)];
        setSeen(now);
        setChanges(
          Object.keys(after)
            .filter((name) => after[name] !== before[name])
            .map((name) => `${name}: ${after[name]}`),
        );
      }
      throw error;
    }
  };
  return { seen, changes, save };
}
