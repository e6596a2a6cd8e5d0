import { useEffect, useState } from 'react';
import type { SavedReplies } from '#src/domain/savedReplies.ts';

/** The studio's saved replies, undefined until they are there, and how to show what has been stored since. */
export function useSavedReplies() {
  const [saved, setSaved] = useState<SavedReplies>();
  useEffect(() => {
    let left = false;
    // Without them an answer is written by hand.
    import('#src/services/savedReplies.ts')
      .then(({ loadSavedReplies }) => loadSavedReplies())
      .then(
        (loaded) => !left && setSaved(loaded),
        () => {},
      );
    return () => {
      left = true;
    };
  }, []);
  return [saved, setSaved] as const;
}
