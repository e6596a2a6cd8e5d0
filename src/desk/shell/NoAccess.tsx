import { ButtonLink } from '#src/components/ui/Button.tsx';
import { Notice } from '#src/components/ui/Notice.tsx';
import { AcceptInvitation } from '#src/desk/settings/team/AcceptInvitation.tsx';
import { paths } from '#src/domain/site/paths.ts';

/** What a member without access to the desk sees. */
export function NoAccess({ onJoin }: { onJoin: () => void }) {
  return (
    <>
      <Notice tone="warning" title="Esta área é da equipe do estúdio">
        <p>
          A sua conta não tem acesso ao painel. Se você faz parte da equipe, peça um convite a quem já faz.
        </p>
      </Notice>
      <AcceptInvitation onJoin={onJoin} />
      <div className="cluster-4">
        <ButtonLink to={paths.profile} label="Ir para o meu perfil" />
        <ButtonLink to={paths.contact} variant="secondary" label="Escrever para o estúdio" />
      </div>
    </>
  );
}
