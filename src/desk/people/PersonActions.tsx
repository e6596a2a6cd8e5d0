import { useRef, useState } from 'react';
import { CheckboxField } from '#src/components/form/fields/CheckboxField.tsx';
import { Button } from '#src/components/ui/Button.tsx';
import { downloadFile } from '#src/components/ui/behaviour/downloadFile.ts';
import { useAsyncAction } from '#src/components/ui/behaviour/useAsyncAction.ts';
import { Notice } from '#src/components/ui/Notice.tsx';
import { AdminDialog } from '#src/desk/parts/AdminDialog.tsx';
import { useRecentSignIn } from '#src/desk/shell/RecentSignInProvider.tsx';
import { admin } from '#src/desk/words/admin.ts';
import { needsCancellationNotice } from '#src/domain/submissions/cancellationNotice.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { usePersonDeletion } from './usePersonDeletion.ts';

interface PersonActionsProps {
  email: string;
  submissions: readonly Submission[];
  /** Hears that something was deleted; resolves when the list is current again. */
  onChange: () => Promise<void>;
}

/** Downloads or deletes everything that came from one address. */
export function PersonActions({ email, submissions, onChange }: PersonActionsProps) {
  const words = admin.person;
  const ensureRecentSignIn = useRecentSignIn();
  // The function writes an entry into the audit log first.
  const download = useAsyncAction(async () => {
    if (!(await ensureRecentSignIn())) return false;
    const { exportPerson } = await import('#src/services/desk/submissionExport.ts');
    return downloadFile(await exportPerson(email), { type: 'application/json', name: words.file });
  });
  const deletion = usePersonDeletion(onChange);
  const dialog = useRef<HTMLDialogElement>(null);
  const [notifies, setNotifies] = useState(true);
  const now = new Date();
  const needsNotice = submissions.some((submission) => needsCancellationNotice(submission, now));
  const isDeleting = deletion.state.status === 'running';
  const { status } = deletion.state;

  const removeAll = () => {
    dialog.current?.close();
    void deletion.run(submissions, needsNotice && notifies);
  };
  return (
    <div className="stack-4">
      {submissions.length > 0 && (
        <div className="cluster-3">
          <Button
            variant="secondary"
            icon="download"
            busy={download.status === 'running'}
            onClick={() => download.run()}
          >
            {download.status === 'running' ? words.downloading : words.download}
          </Button>
          <Button aria-haspopup="dialog" busy={isDeleting} onClick={() => dialog.current?.showModal()}>
            {words.remove}
          </Button>
        </div>
      )}
      {download.status === 'done' && <Notice tone="success" title={words.downloaded} />}
      {download.status === 'failed' && <Notice tone="error" title={words.downloadFailed} />}
      <p aria-live="polite" className="strong filled-only">
        {isDeleting &&
          `${deletion.state.done} ${words.progress.of} ${deletion.state.total} ${words.progress.done}.`}
        {status === 'done' && (submissions.length === 0 ? words.removed : words.waiting)}
      </p>
      {status === 'failed' && <Notice tone="error" title={words.interrupted} />}
      <AdminDialog
        ref={dialog}
        title={words.title}
        close={words.keep}
        confirm={<Button onClick={removeAll}>{words.confirm}</Button>}
      >
        <p className="strong breakable">
          {email}: {submissions.length} {submissions.length === 1 ? words.one : words.many}
        </p>
        <ul>
          {needsNotice && <li>{words.slots}</li>}
          <li>{words.final}</li>
          <li>{admin.remove.copies}</li>
          <li>{words.account}</li>
        </ul>
        {needsNotice && (
          <CheckboxField
            label={words.notify}
            checked={notifies}
            onChange={({ target }) => setNotifies(target.checked)}
          />
        )}
      </AdminDialog>
    </div>
  );
}
