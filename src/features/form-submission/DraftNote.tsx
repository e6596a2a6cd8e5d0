import { Button } from '#src/components/ui/Button.tsx';
import styles from './DraftNote.module.css';

interface DraftNoteProps {
  text: string;
  /** On the button that empties the form and deletes its draft. */
  clear: string;
  /** There is something that a draft keeps. */
  hasDraft: boolean;
  onClear: () => void;
}

/** Says that what is typed is kept on this device, and deletes it. */
export function DraftNote({ text, clear, hasDraft, onClear }: DraftNoteProps) {
  return (
    <div className={styles.draft}>
      <p>{text}</p>
      {hasDraft && (
        <Button variant="quiet" onClick={onClear}>
          {clear}
        </Button>
      )}
    </div>
  );
}
