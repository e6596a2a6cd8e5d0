import { useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import type { ServiceError } from '#src/services/firebase/ServiceError.ts';
import { teamWords } from './teamWords.ts';

const words = teamWords.join;

/** For a member who was invited: makes them an administrator; `onJoin` hears that they are one. */
export function AcceptInvitation({ onJoin }: { onJoin: () => void }) {
  const [state, setState] = useState<'idle' | 'running' | 'refused' | 'failed'>('idle');
  const accept = async () => {
    setState('running');
    try {
      const { joinTeam } = await import('#src/services/desk/team.ts');
      await joinTeam();
      onJoin();
    } catch (error) {
      setState((error as ServiceError).code === 'denied' ? 'refused' : 'failed');
    }
  };
  return (
    <div className="stack-2 start">
      <p>{words.question}</p>
      <Button variant="secondary" busy={state === 'running'} onClick={accept}>
        {state === 'running' ? words.running : words.action}
      </Button>
      <p aria-live="polite" className="filled-only">
        {(state === 'refused' || state === 'failed') && words[state]}
      </p>
    </div>
  );
}
