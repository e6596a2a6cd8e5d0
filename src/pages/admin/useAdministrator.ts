import { useCallback, useEffect, useState } from 'react';

export type Access = 'checking' | 'granted' | 'refused' | 'failed';

/** Whether the account with this id may see the inbox; nothing else is asked for before that is known. */
export function useAdministrator(uid: string) {
  const [access, setAccess] = useState<Access>('checking');
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another account or another attempt asks anew
  useEffect(() => {
    let current = true;
    import('#src/services/administrator.ts')
      .then(({ isAdministrator }) => isAdministrator())
      .then(
        (granted) => current && setAccess(granted ? 'granted' : 'refused'),
        () => current && setAccess('failed'),
      );
    return () => {
      current = false;
    };
  }, [uid, attempt]);

  const retry = useCallback(() => {
    setAccess('checking');
    setAttempt((number) => number + 1);
  }, []);
  return { access, retry };
}
