import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '#src/components/ui/Button.tsx';
import { Notice } from '#src/components/ui/Notice.tsx';
import { ActionButton } from '#src/desk/parts/actions/ActionButton.tsx';
import { failureSentence } from '#src/desk/parts/actions/useSubmissionAction.tsx';
import { LoadingOrFailed } from '#src/desk/parts/layout/LoadingOrFailed.tsx';
import { EnrolPasskey } from '#src/desk/settings/team/OwnPasskeys.tsx';
import { PASSKEY_LINK_FRAGMENT, PASSKEY_LINK_MINUTES } from '#src/domain/accounts/passkeys.ts';
import { countPasskeys, sendPasskeyLink } from '#src/services/desk/passkeys.ts';
import { CeremonyButtons } from './RecentSignIn.tsx';

const LINK_SENT = `O link está a caminho do seu email e vale ${PASSKEY_LINK_MINUTES} minutos. Abra-o no aparelho que vai guardar a chave.`;

/** The page before the desk. It asks a signed-in administrator for the passkey, or helps to enrol a first one. */
export function PasskeyGate({ onConfirm }: { onConfirm: () => void }) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  // The secret is kept in the state; `leaveLink` also removes it from the address.
  const [link, setLink] = useState(() => linkIn(hash));
  const { data: count, error, refetch } = useQuery({ queryKey: ['passkeys'], queryFn: countPasskeys });
  const leaveLink = () => {
    setLink(undefined);
    navigate({ hash: '' }, { replace: true });
  };
  if (link)
    return (
      <>
        <p className="wide-text">
          Cadastre neste aparelho a chave de acesso que abre o painel. Ela pede a sua digital, o seu rosto ou
          o PIN do aparelho, e não sai dele ou da sua conta de chaves.
        </p>
        <EnrolPasskey
          label="Cadastrar a chave"
          link={link}
          onEnrol={() => {
            leaveLink();
            onConfirm();
          }}
        />
        <Button variant="secondary" onClick={leaveLink}>
          Voltar sem cadastrar
        </Button>
      </>
    );
  if (error)
    return (
      <>
        <Notice tone="warning" title={failureSentence(error)} />
        <CeremonyButtons onConfirm={onConfirm} />
      </>
    );
  if (count === undefined) return <LoadingOrFailed isFailed={false} onRetry={refetch} />;
  return count > 0 ? (
    <>
      <p>
        A senha já foi conferida. Para abrir o painel, confirme com a sua chave de acesso: digital, rosto ou
        PIN deste aparelho, do celular ou de uma chave de segurança.
      </p>
      <CeremonyButtons label="Entrar com a chave de acesso" onConfirm={onConfirm} />
      <p className="small soft">Perdeu todas as chaves? Peça a outra pessoa da equipe que as redefina.</p>
    </>
  ) : (
    <>
      <p>
        O painel se abre com a senha e uma chave de acesso (passkey), e esta conta ainda não tem nenhuma. Um
        link enviado ao seu email cadastra a primeira.
      </p>
      <ActionButton variant="primary" work={sendPasskeyLink} done={LINK_SENT}>
        Receber o link por email
      </ActionButton>
      <CeremonyButtons onConfirm={onConfirm} />
    </>
  );
}

const linkIn = (hash: string): string | undefined =>
  (hash.startsWith(`#${PASSKEY_LINK_FRAGMENT}`) && hash.slice(PASSKEY_LINK_FRAGMENT.length + 1)) || undefined;
