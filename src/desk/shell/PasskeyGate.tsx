import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Form } from '#src/components/form/Form.tsx';
import { TextField } from '#src/components/form/fields/TextField.tsx';
import { useForm } from '#src/components/form/useForm.ts';
import { Button } from '#src/components/ui/Button.tsx';
import { useLoaded } from '#src/components/ui/behaviour/useLoaded.ts';
import { Notice } from '#src/components/ui/Notice.tsx';
import { NotLoaded } from '#src/desk/parts/NotLoaded.tsx';
import {
  PASSKEY_LINK_FRAGMENT,
  PASSKEY_LINK_MINUTES,
  PASSKEY_NAME_LIMIT,
} from '#src/domain/accounts/passkeys.ts';
import { CeremonyButtons } from './CeremonyButtons.tsx';
import { failureSentence } from './failureSentence.ts';

const loadService = () => import('#src/services/desk/passkeys.ts');

/** In front of the desk for an administrator who has signed in: asks for the passkey, or leads to a first one. */
export function PasskeyGate({ onConfirm }: { onConfirm: () => void }) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  // The secret of the link does not stay in the address.
  const [link, setLink] = useState(() => linkIn(hash));
  const { state, reload } = useLoaded(async () => {
    const { countPasskeys } = await loadService();
    return countPasskeys().then(
      (count) => ({ count, refusal: '' }),
      (error) => ({ count: 0, refusal: failureSentence(error) }),
    );
  });
  const leaveLink = () => {
    setLink(undefined);
    navigate({ hash: '' }, { replace: true });
  };
  if (link)
    return (
      <Enrolment
        link={link}
        onEnrol={() => {
          leaveLink();
          onConfirm();
        }}
        onLeave={leaveLink}
      />
    );
  if (state.status !== 'ready') return <NotLoaded isFailed={state.status === 'failed'} onRetry={reload} />;
  if (state.refusal)
    return (
      <>
        <Notice tone="warning" title={state.refusal} />
        <CeremonyButtons onConfirm={onConfirm} />
      </>
    );
  return state.count > 0 ? (
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
      <FirstLink />
      <CeremonyButtons onConfirm={onConfirm} />
    </>
  );
}

function linkIn(hash: string): string | undefined {
  const secret = hash.startsWith(`#${PASSKEY_LINK_FRAGMENT}`) && hash.slice(PASSKEY_LINK_FRAGMENT.length + 1);
  return secret || undefined;
}

/** Has the link to a first passkey mailed. */
function FirstLink() {
  const [state, setState] = useState<{ running: boolean; sentence: string }>({
    running: false,
    sentence: '',
  });
  const send = async () => {
    setState({ running: true, sentence: '' });
    try {
      await (await loadService()).sendPasskeyLink();
      const sentence = `O link está a caminho do seu email e vale ${PASSKEY_LINK_MINUTES} minutos. Abra-o no aparelho que vai guardar a chave.`;
      setState({ running: false, sentence });
    } catch (error) {
      setState({ running: false, sentence: failureSentence(error) });
    }
  };
  return (
    <div className="stack-3 start">
      <p>
        O painel se abre com a senha e uma chave de acesso (passkey), e esta conta ainda não tem nenhuma. Um
        link enviado ao seu email cadastra a primeira.
      </p>
      <Button busy={state.running} onClick={send}>
        Receber o link por email
      </Button>
      <p aria-live="polite" className="filled-only">
        {state.sentence}
      </p>
    </div>
  );
}

/** Enrols a passkey by the secret of a link. */
function Enrolment({ link, onEnrol, onLeave }: { link: string; onEnrol: () => void; onLeave: () => void }) {
  const [failed, setFailed] = useState('');
  const [running, setRunning] = useState(false);
  const form = useForm({
    validate: ({ nome = '' }) => ({ nome: nome.trim() ? undefined : 'Nome da chave é obrigatório' }),
    submit: async ({ nome = '' }) => {
      setFailed('');
      setRunning(true);
      try {
        await (await loadService()).enrolPasskey(nome.trim(), link);
        onEnrol();
      } catch (error) {
        setFailed(failureSentence(error));
        setRunning(false);
      }
    },
  });
  return (
    <Form form={form} aria-label="Cadastrar a chave" className="stack-4 one-column full wide-text">
      <p>
        Cadastre neste aparelho a chave de acesso que abre o painel. Ela pede a sua digital, o seu rosto ou o
        PIN do aparelho, e não sai dele ou da sua conta de chaves.
      </p>
      <TextField
        label="Nome da chave"
        hint="Para reconhecê-la depois: “Notebook do estúdio”, “Meu celular”."
        name="nome"
        maxLength={PASSKEY_NAME_LIMIT}
        autoComplete="off"
        required
      />
      <div className="cluster-3">
        <Button type="submit" busy={running}>
          Cadastrar a chave
        </Button>
        <Button variant="secondary" onClick={onLeave}>
          Voltar sem cadastrar
        </Button>
      </div>
      <p aria-live="polite" className="filled-only">
        {failed}
      </p>
    </Form>
  );
}
