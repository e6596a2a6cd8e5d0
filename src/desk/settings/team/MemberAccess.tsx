import { useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { useSubmissionAction } from '#src/desk/parts/actions/useSubmissionAction.tsx';
import { AdminDialog } from '#src/desk/parts/dialogs/AdminDialog.tsx';
import type { Team } from '#src/domain/accounts/team.ts';
import { doInTeam } from '#src/services/desk/team.ts';

const ACTIONS = {
  confirmAddress: {
    label: 'Confirmar o email',
    title: 'Confirmar o novo email?',
    text: 'O email desta conta mudou desde que ela entrou na equipe, e por isso ela está sem acesso. Confirme só depois de falar com a pessoa por outro caminho.',
    done: 'Email confirmado. A equipe foi avisada.',
  },
  resetPasskeys: {
    label: 'Redefinir as chaves',
    title: 'Redefinir as chaves de acesso?',
    text: 'Todas as chaves e sessões desta pessoa terminam. Ela entra com a senha e recebe no email um link para cadastrar outra.',
    done: 'Chaves redefinidas. A equipe foi avisada.',
  },
} as const;

interface MemberAccessProps {
  member: Team['members'][number];
  name: string;
  onChange: (team: Team) => void;
}

export function MemberAccess({ member, name, onChange }: MemberAccessProps) {
  const { outcome, run, running } = useSubmissionAction();
  const [asked, setAsked] = useState<keyof typeof ACTIONS>();
  const { uid, isConfirmed, passkeys } = member;
  const action = isConfirmed ? 'resetPasskeys' : 'confirmAddress';
  const give = (chosen: keyof typeof ACTIONS) => {
    setAsked(undefined);
    const work = async () => {
      onChange(await doInTeam({ action: chosen, uid }));
    };
    void run({ work, done: ACTIONS[chosen].done, isSensitive: true });
  };
  return (
    <>
      {isConfirmed && passkeys === 0 && <span className="small soft">Sem chave de acesso</span>}
      {(!isConfirmed || passkeys > 0) && (
        <Button
          variant="quiet"
          aria-haspopup="dialog"
          aria-label={`${ACTIONS[action].label} de ${name}`}
          aria-disabled={running}
          onClick={() => setAsked(action)}
        >
          {ACTIONS[action].label}
        </Button>
      )}
      {outcome}
      {asked && (
        <AdminDialog
          title={ACTIONS[asked].title}
          close="Voltar"
          confirm={<Button onClick={() => give(asked)}>Sim, continuar</Button>}
          onClose={() => setAsked(undefined)}
        >
          <p className="strong breakable">{name}</p>
          <p>{ACTIONS[asked].text}</p>
        </AdminDialog>
      )}
    </>
  );
}
