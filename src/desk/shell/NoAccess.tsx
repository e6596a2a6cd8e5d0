import { ButtonLink } from '#src/components/ui/Button.tsx';
import { Notice } from '#src/components/ui/Notice.tsx';
import { ActionButton } from '#src/desk/parts/actions/ActionButton.tsx';
import { ADMINISTRATOR_PASSWORD_HINT } from '#src/domain/accounts/administratorPassword.ts';
import { paths } from '#src/domain/site/paths.ts';
import { joinTeam } from '#src/services/desk/team.ts';

export function NoAccess({ onJoin }: { onJoin: () => void }) {
  return (
    <>
      <Notice tone="warning" title="Esta área é da equipe do estúdio">
        <p>
          A sua conta não tem acesso ao painel. Se você faz parte da equipe, peça um convite a quem já faz.
        </p>
      </Notice>
      <div className="stack-2 start">
        <p>Recebeu um convite da equipe?</p>
        <p className="small soft">{ADMINISTRATOR_PASSWORD_HINT} Você a troca em Configurações.</p>
        <ActionButton work={joinTeam} done="" onDone={onJoin} waiting="Conferindo...">
          Aceitar o convite
        </ActionButton>
      </div>
      <div className="cluster-4">
        <ButtonLink to={paths.profile} label="Ir para o meu perfil" />
        <ButtonLink to={paths.contact} variant="secondary" label="Escrever para o estúdio" />
      </div>
    </>
  );
}
