import type { RefObject } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { AdminDialog } from '#src/desk/parts/AdminDialog.tsx';
import type { Reply } from '#src/domain/submissions/replies.ts';
import { formatDateTime } from '#src/domain/time/formatDateTime.ts';
import { replyWords } from './replyWords.ts';

const words = replyWords.overtaken;

interface OvertakenDialogProps {
  ref: RefObject<HTMLDialogElement | null>;
  /** Answers of others that came while one's own was written. */
  answers: readonly Reply[];
  onConfirm: () => void;
}

/** Asks before an answer goes out after one of somebody else that its author may not have seen. */
export function OvertakenDialog({ ref, answers, onConfirm }: OvertakenDialogProps) {
  return (
    <AdminDialog
      ref={ref}
      title={words.title}
      close={words.keep}
      confirm={<Button onClick={onConfirm}>{words.confirm}</Button>}
    >
      {answers.map(({ by, name, at, text }) => (
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
