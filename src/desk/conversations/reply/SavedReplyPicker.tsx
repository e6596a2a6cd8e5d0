import { useState } from 'react';
import { SelectField } from '#src/components/form/fields/SelectField.tsx';
import { Button } from '#src/components/ui/Button.tsx';
import { adminReplies } from '#src/desk/words/adminReplies.ts';
import type { SavedReplies } from '#src/domain/submissions/savedReplies.ts';
import styles from './SavedReplyPicker.module.css';

const words = adminReplies.saved;

interface SavedReplyPickerProps {
  saved: SavedReplies;
  onInsert: (text: string) => void;
  onEdit: () => void;
}

/** The studio's saved replies, to be put into the answer, and the way to edit them. */
export function SavedReplyPicker({ saved, onInsert, onEdit }: SavedReplyPickerProps) {
  const [chosen, setChosen] = useState('');
  const reply = saved.replies.find(({ id }) => id === chosen);
  return (
    <div className={`${styles.picker} cluster-3 bottom`}>
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
      <Button variant="quiet" aria-haspopup="dialog" onClick={onEdit}>
        {words.edit}
      </Button>
    </div>
  );
}
