import { useState } from 'react';

type ActionStatus = 'idle' | 'running' | 'done' | 'failed';

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
