import { useState } from 'react';

type ActionStatus = 'idle' | 'running' | 'done' | 'failed';

/** Something that a button starts: whether it runs, and how it ended; an action that answers false was not begun. */
export function useAsyncAction<Args extends unknown[]>(action: (...args: Args) => Promise<unknown>) {
  const [status, setStatus] = useState<ActionStatus>('idle');
  const run = async (...args: Args) => {
    setStatus('running');
    try {
      setStatus((await action(...args)) === false ? 'idle' : 'done');
    } catch {
      setStatus('failed');
    }
  };
  return { status, run };
}
