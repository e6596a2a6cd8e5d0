import { useEffect, useRef, useState } from 'react';
import { SelectField } from '#src/components/form/SelectField.tsx';
import { Button } from '#src/components/ui/Button.tsx';
import { adminReplies } from '#src/content/adminReplies.ts';
import type { SavedReplies } from '#src/domain/savedReplies.ts';
import { SavedRepliesDialog } from './SavedRepliesDialog.tsx';
import styles from './SavedReplyPicker.module.css';

const words = adminReplies.saved;

/** The studio's saved replies, to be put into the answer, and the way to edit them. */
export function SavedReplyPicker({ onInsert }: { onInsert: (text: string) => void }) {
  const [saved, setSaved] = useState<SavedReplies>();
  const [chosen, setChosen] = useState('');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    let left = false;
    // Without them an answer is written by hand.
    import('#src/services/savedReplies.ts')
      .then(({ loadSavedReplies }) => loadSavedReplies())
      .then(
        (loaded) => !left && setSaved(loaded),
        () => {},
      );
    return () => {
      left = true;
    };
  }, []);
  if (!saved) return null;
  const reply = saved.replies.find(({ id }) => id === chosen);
  return (
    <div className={styles.picker}>
      {saved.replies.length > 0 && (
        <>
          <SelectField
            label={words.label}
            name="respostaSalva"
            emptyLabel={words.none}
            options={saved.replies.map(({ id, title }) => ({ value: id, label: title }))}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
          />
          <Button variant="secondary" aria-disabled={!reply} onClick={() => reply && onInsert(reply.text)}>
            {words.insert}
          </Button>
        </>
      )}
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => dialog.current?.showModal()}>
        {words.edit}
      </Button>
      <SavedRepliesDialog ref={dialog} saved={saved} onChange={setSaved} />
    </div>
  );
}
