import { useCallback, useEffect, useState } from 'react';
import type { AuthUser } from '#src/domain/authUser.ts';
import type { UserProfile } from '#src/domain/profile.ts';

type ProfileState = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; profile: UserProfile };

/** The member's profile, loaded (and on the first visit created) once; `reload` tries again after a failure. */
export function useProfile(user: AuthUser) {
  const [state, setState] = useState<ProfileState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another name or photo of the same account loads nothing anew
  useEffect(() => {
    let current = true;
    const load = async () => {
      const { loadProfile } = await import('#src/services/profiles.ts');
      return loadProfile(user);
    };
    load().then(
      (profile) => current && setState({ status: 'ready', profile }),
      () => current && setState({ status: 'failed' }),
    );
    return () => {
      current = false;
    };
  }, [user.uid, user.email, attempt]);

  const reload = useCallback(() => {
    setState({ status: 'loading' });
    setAttempt((number) => number + 1);
  }, []);
  const replace = useCallback((profile: UserProfile) => setState({ status: 'ready', profile }), []);
  return { state, reload, replace };
}
