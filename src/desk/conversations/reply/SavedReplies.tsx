import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { TextField } from '#src/components/form/fields/TextField.tsx';
import { Button } from '#src/components/ui/Button.tsx';
import { AdminDialog } from '#src/desk/parts/dialogs/AdminDialog.tsx';
import { DialogButton } from '#src/desk/parts/dialogs/DialogButton.tsx';
import { foldText } from '#src/domain/text/foldText.ts';
import { loadSavedReplies } from '#src/services/desk/savedReplies.ts';
import styles from './SavedReplies.module.css';
import { SavedRepliesForms } from './SavedRepliesForms.tsx';

/** A button that opens the list of saved replies. The chosen reply is inserted into the answer. */
export function SavedReplies({ onInsert }: { onInsert: (text: string) => void }) {
  return (
    <DialogButton
      variant="quiet"
      label="Respostas salvas"
      singleKey="Ctrl+K"
      aria-keyshortcuts="Control+K"
      dialog={(close) => (
        <SavedRepliesDialog
          onChoose={(text) => {
            close();
            // The text is inserted after the dialog has closed and returned the focus.
            setTimeout(onInsert, 0, text);
          }}
          onClose={close}
        />
      )}
    />
  );
}

type SavedRepliesDialogProps = { onChoose: (text: string) => void; onClose: () => void };

function SavedRepliesDialog({ onChoose, onClose }: SavedRepliesDialogProps) {
  const { data: saved, refetch } = useQuery({
    queryKey: ['saved replies'],
    queryFn: () => loadSavedReplies(),
    gcTime: Number.POSITIVE_INFINITY,
  });
  const [typed, setTyped] = useState('');
  const [isEditing, setIsEditing] = useState(false);
  const words = foldText(typed).split(/\s+/);
  const found = (saved?.replies ?? []).filter(({ title, text }) =>
    words.every((word) => foldText(`${title} ${text}`).includes(word)),
  );
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const [first] = found;
    if (first) onChoose(first.text);
  };
  return (
    <AdminDialog title="Respostas salvas" close="Fechar" startsInField onClose={onClose}>
      {isEditing && saved ? (
        <SavedRepliesForms saved={saved} reload={refetch} />
      ) : (
        <>
          <form aria-label="Procurar resposta salva" onSubmit={handleSubmit}>
            <TextField
              label="Procurar"
              hint="Enter põe a primeira na sua resposta."
              name="procurada"
              autoComplete="off"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </form>
          <ul className={styles.list} aria-label="Respostas salvas">
            {found.map(({ id, title, text }) => (
              <li key={id}>
                <button type="button" className={styles.reply} onClick={() => onChoose(text)}>
                  <strong>{title}</strong>
                  <span className={styles.text}>{text}</span>
                </button>
              </li>
            ))}
          </ul>
          <p aria-live="polite" className="small soft filled-only">
            {saved && found.length === 0 && (typed ? 'Nenhuma com essas palavras.' : 'Ainda não há nenhuma.')}
          </p>
          <div>
            <Button variant="quiet" onClick={() => setIsEditing(true)}>
              Editar respostas salvas
            </Button>
          </div>
        </>
      )}
    </AdminDialog>
  );
}
