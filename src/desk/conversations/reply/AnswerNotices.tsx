import { Button } from '#src/components/ui/Button.tsx';
import { AdminDialog } from '#src/desk/parts/dialogs/AdminDialog.tsx';
import type { Reply } from '#src/domain/submissions/replies/replies.ts';
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
