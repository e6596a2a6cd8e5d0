import { useCallback, useEffect, useEffectEvent, useState } from 'react';

export type Loaded<Value> = { status: 'loading' } | { status: 'failed' } | ({ status: 'ready' } & Value);

/** Loads at once, and again when `key` changes or `reload` is called. `show` replaces the value with a newer one. */
export function useLoaded<Value extends object>(load: () => Promise<Value>, key?: string) {
  const [state, setState] = useState<Loaded<Value>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const loadNow = useEffectEvent(load);
  const show = useCallback((value: Value) => setState({ status: 'ready', ...value }), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key or attempt causes a new load
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
