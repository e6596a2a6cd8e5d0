import { Button } from '#src/components/ui/Button.tsx';
import type { SavedReplies } from '#src/domain/submissions/savedReplies.ts';
import { replyWords } from './replyWords.ts';
import styles from './SavedReplyButtons.module.css';

const words = replyWords.saved;

interface SavedReplyButtonsProps {
  saved: SavedReplies;
  onInsert: (text: string) => void;
  onEdit: () => void;
}

/** The studio's saved replies, each put into the answer by one press, and the way to edit them. */
export function SavedReplyButtons({ saved, onInsert, onEdit }: SavedReplyButtonsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
    <div role="group" aria-label={words.label} className={styles.replies}>
      {saved.replies.map(({ id, title, text }) => (
        <button key={id} type="button" className={styles.reply} onClick={() => onInsert(text)}>
          {title}
        </button>
      ))}
      <Button variant="quiet" aria-haspopup="dialog" onClick={onEdit}>
        {words.edit}
      </Button>
    </div>
  );
}
