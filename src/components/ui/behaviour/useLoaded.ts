import { useCallback, useEffect, useEffectEvent, useState } from 'react';

export type Loaded<Value> = { status: 'loading' } | { status: 'failed' } | ({ status: 'ready' } & Value);

/**
 * The value of `load`: asked for at once, again when `key` changes, and by `reload`, which shows that it is loading.
 * `show` puts something newer in its place.
 */
export function useLoaded<Value extends object>(load: () => Promise<Value>, key?: string) {
  const [state, setState] = useState<Loaded<Value>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const loadNow = useEffectEvent(load);
  const show = useCallback((value: Value) => setState({ status: 'ready', ...value }), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key or another attempt asks anew
  useEffect(() => {
    let left = false;
    loadNow().then(
      (value) => !left && show(value),
      () => !left && setState({ status: 'failed' }),
    );
    return () => {
      left = true;
    };
  }, [key, attempt, show]);
  const reload = useCallback(() => {
    setState({ status: 'loading' });
    setAttempt((number) => number + 1);
  }, []);
  return { state, reload, show };
}
