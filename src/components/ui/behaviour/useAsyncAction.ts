import { useState } from 'react';

type ActionStatus = 'idle' | 'running' | 'done' | 'failed';

/** The state of an action that a button starts: whether it is running, and how it ended. */
export function useAsyncAction(action: () => Promise<unknown>) {
  const [status, setStatus] = useState<ActionStatus>('idle');
  const run = async () => {
    setStatus('running');
    try {
      await action();
      setStatus('done');
    } catch {
      setStatus('failed');
    }
  };
  return { status, run };
}
