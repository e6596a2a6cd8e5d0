import { useRef, useState } from 'react';
import { CheckboxField } from '#src/components/form/fields/CheckboxField.tsx';
import { Button } from '#src/components/ui/Button.tsx';
import { ActionStatus } from '#src/desk/parts/ActionStatus.tsx';
import { AdminDialog } from '#src/desk/parts/AdminDialog.tsx';
import { BookedTime } from '#src/desk/parts/BookedTime.tsx';
import {
  giveCommand,
  type SubmissionActionProps,
  useSubmissionAction,
} from '#src/desk/parts/useSubmissionAction.ts';
import { admin } from '#src/desk/words/admin.ts';
import { needsCancellationNotice } from '#src/domain/submissions/cancellationNotice.ts';
import { formatDateTime } from '#src/domain/time/formatDateTime.ts';

interface DeleteSubmissionProps extends SubmissionActionProps {
  /** Hears that it is gone. */
  onDelete: () => void;
}

/** Deletes a record for good, after asking; the visitor of a cancelled booking is told first. */
export function DeleteSubmission({ submission, onUpdate, onDelete }: DeleteSubmissionProps) {
  const words = admin.remove;
  const { kind, nome, email, createdAt } = submission;
  const { state, run, running } = useSubmissionAction(onUpdate);
  const dialog = useRef<HTMLDialogElement>(null);
  const [notifies, setNotifies] = useState(true);
  const needsNotice = needsCancellationNotice(submission, new Date());
  const isWaiting = kind === 'bookings' && submission.deleteWhenMailed;

  const remove = async () => {
    const waits = needsNotice && notifies;
    const work = () => giveCommand('delete', submission, { tells: waits });
    const done = waits ? words.waiting : words.done;
    if (!(await run({ work, done, failed: words.failed, isSensitive: true }))) return;
    dialog.current?.close();
    if (!waits) onDelete();
  };
  return (
    <div className="stack-3 start hairline-above pad-above-4">
      {isWaiting && <p className="strong">{words.pending}</p>}
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => dialog.current?.showModal()}>
        {isWaiting ? words.actionNow : words.action}
      </Button>
      {state.status === 'done' && isWaiting && <ActionStatus state={state} />}
      <AdminDialog
        ref={dialog}
        title={words.title[kind]}
        close={words.keep}
        confirm={
          <Button aria-disabled={running} onClick={remove}>
            {running ? words.running : words.confirm}
          </Button>
        }
      >
        <p className="strong breakable">
          {nome || email || submission.id}
          <br />
          {kind === 'bookings' ? (
            <BookedTime booking={submission} />
          ) : (
            `${admin.submission.received} ${formatDateTime(createdAt)}`
          )}
        </p>
        <ul>
          {kind === 'bookings' && submission.holdsSlot && <li>{words.slot}</li>}
          <li>{words.final}</li>
          <li>{words.copies}</li>
        </ul>
        {needsNotice && (
          <CheckboxField
            label={words.notify}
            checked={notifies}
            onChange={({ target }) => setNotifies(target.checked)}
          />
        )}
        {state.status === 'failed' && <ActionStatus state={state} />}
      </AdminDialog>
    </div>
  );
}
