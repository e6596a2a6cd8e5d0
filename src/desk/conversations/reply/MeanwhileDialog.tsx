import { Button } from '#src/components/ui/Button.tsx';
import { AdminDialog } from '#src/desk/parts/dialogs/AdminDialog.tsx';
import type { Reply } from '#src/domain/submissions/replies/replies.ts';
import { formatDateTime } from '#src/domain/time/formatDateTime.ts';

interface MeanwhileDialogProps {
  replies: readonly Reply[];
  onSend: () => void;
  onClose: () => void;
}

/** Shows answers that others gave meanwhile, and asks whether to send this one. */
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
