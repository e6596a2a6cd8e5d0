import { useEffect, useRef, useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { useTeam } from '#src/desk/base/useTeam.ts';
import { AdminDialog } from '#src/desk/parts/dialogs/AdminDialog.tsx';
import type { Reply } from '#src/domain/submissions/replies/replies.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { formatDateTime } from '#src/domain/time/formatDateTime.ts';
import type { DraftKeeper } from '#src/services/desk/DraftKeeper.ts';
import styles from './AnswerBox.module.css';

export function CopyTo({ cc, onRemove }: { cc: readonly string[]; onRemove: (address: string) => void }) {
  if (cc.length === 0) return null;
  return (
    <p className="cluster-2 middle small soft breakable">
      Cópia para
      {cc.map((address) => (
        <span key={address}>
          {address}{' '}
          <Button variant="quiet" onClick={() => onRemove(address)}>
            Tirar<span className="visually-hidden"> a cópia de {address}</span>
          </Button>
        </span>
      ))}
    </p>
  );
}

/** The text that this person wrote on another device or page, with buttons to choose one text or both. */
export function OtherDraft({ draft }: { draft: DraftKeeper }) {
  const { text, other } = draft;
  if (other === undefined) return null;
  const choices = {
    'Ficar com o texto do campo': text,
    'Usar este': other,
    'Juntar os dois': `${text}\n\n${other}`,
  };
  return (
    <div role="status" className="stack-2">
      <p className="small soft">Você continuou este rascunho também em outro lugar. Lá está escrito:</p>
      <p className={`${styles.other} breakable lines`}>{other}</p>
      <div className="cluster-3">
        {Object.entries(choices).map(([label, chosen]) => (
          <Button key={label} variant="secondary" onClick={() => draft.choose(chosen)}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}

type MeanwhileDialogProps = { replies: readonly Reply[]; onSend: () => void; onClose: () => void };

export function MeanwhileDialog({ replies, onSend, onClose }: MeanwhileDialogProps) {
  return (
    <AdminDialog
      title="Alguém respondeu enquanto você escrevia"
      close="Voltar ao texto"
      confirm={<Button onClick={onSend}>Enviar mesmo assim</Button>}
      onClose={onClose}
    >
      {replies.map(({ by, name, at, text }) => (
        <div key={at.getTime()} className="stack-1">
          <p className="small soft">
            {name || by}, {formatDateTime(at)}
          </p>
          <p className="breakable lines">{text}</p>
        </div>
      ))}
    </AdminDialog>
  );
}

/** Age after which an unchanged draft counts as abandoned. Drafts are stored every ten seconds while typing. */
const STALE_MS = 14_000;

/** A draft that existed when the page was opened counts as being typed only up to this age. */
const RECENT_MS = 30_000;

type Drafts = Submission['drafts'];

export function Writers({ drafts, own }: { drafts: Drafts; own: string }) {
  const writing = useWriting(drafts, own);
  const { data: team } = useTeam(writing.length > 0);
  const names = (team?.members ?? [])
    .filter(({ uid, isRemoved }) => writing.includes(uid) && !isRemoved)
    .map(({ name, email }) => name || email);
  return (
    <p aria-live="polite" className="small strong breakable filled-only">
      {names.length > 0 &&
        `${names.join(' e ')} ${names.length === 1 ? 'está' : 'estão'} escrevendo uma resposta.`}
    </p>
  );
}

/** The uids of others whose drafts have just changed. */
function useWriting(drafts: Drafts, own: string): string[] {
  const known = useRef(new Map<string, { number: number; until: number }>());
  const [writing, setWriting] = useState<string[]>([]);
  useEffect(() => {
    for (const [uid, { number, at, isTyping }] of Object.entries(drafts)) {
      const before = known.current.get(uid);
      if (before?.number === number) continue;
      const isNow = before !== undefined || Math.abs(Date.now() - at.getTime()) < RECENT_MS;
      known.current.set(uid, { number, until: isTyping && isNow ? performance.now() + STALE_MS : 0 });
    }
    const look = () => {
      const now = performance.now();
      const current = [...known.current].filter(([uid, { until }]) => uid !== own && until > now);
      setWriting(current.map(([uid]) => uid));
      return current.length > 0;
    };
    const timer = look() && setInterval(() => look() || clearInterval(timer || undefined), 1000);
    return () => clearInterval(timer || undefined);
  }, [drafts, own]);
  return writing;
}
