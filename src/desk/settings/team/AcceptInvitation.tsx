import { useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { ADMINISTRATOR_PASSWORD_HINT } from '#src/domain/accounts/administratorPassword.ts';
import { INVITATION_DAYS } from '#src/domain/accounts/team.ts';
import { inWords } from '#src/domain/time/inWords.ts';
import { joinTeam } from '#src/services/desk/team.ts';
import type { ServiceError } from '#src/services/firebase/ServiceError.ts';

const words = {
  refused: `Não há convite que valha para o email desta conta. Confira se entrou com o email convidado, se ele está confirmado (em Configurações) e se o convite tem menos de ${inWords(INVITATION_DAYS)} dias.`,
  failed: 'Não foi possível aceitar o convite. Tente de novo.',
};

/** For a member who was invited: makes them an administrator; `onJoin` hears that they are one. */
export function AcceptInvitation({ onJoin }: { onJoin: () => void }) {
  const [state, setState] = useState<'idle' | 'running' | 'refused' | 'failed'>('idle');
  const accept = async () => {
    setState('running');
    try {
      await joinTeam();
      onJoin();
    } catch (error) {
      setState((error as ServiceError).code === 'denied' ? 'refused' : 'failed');
    }
  };
  return (
    <div className="stack-2 start">
      <p>Recebeu um convite da equipe?</p>
      <p className="small soft">{ADMINISTRATOR_PASSWORD_HINT} Você a troca em Configurações.</p>
      <Button variant="secondary" busy={state === 'running'} onClick={accept}>
        {state === 'running' ? 'Conferindo...' : 'Aceitar o convite'}
      </Button>
      <p aria-live="polite" className="filled-only">
        {(state === 'refused' || state === 'failed') && words[state]}
      </p>
    </div>
  );
}
