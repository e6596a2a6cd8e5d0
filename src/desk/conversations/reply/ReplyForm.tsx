import { type FormEvent, useRef, useState } from 'react';
import { TextareaField } from '#src/components/form/fields/TextareaField.tsx';
import { Button } from '#src/components/ui/Button.tsx';
import { useLoaded } from '#src/components/ui/behaviour/useLoaded.ts';
import { ActionStatus } from '#src/desk/parts/ActionStatus.tsx';
import { useOwnAccount } from '#src/desk/parts/useOwnAccount.ts';
import type { SubmissionActionProps } from '#src/desk/parts/useSubmissionAction.ts';
import { adminReplies as words } from '#src/desk/words/adminReplies.ts';
import { REPLY_LIMIT } from '#src/domain/submissions/replies.ts';
import styles from './ReplyForm.module.css';
import { SavedRepliesDialog } from './SavedRepliesDialog.tsx';
import { SavedReplyPicker } from './SavedReplyPicker.tsx';
import { useReply } from './useReply.ts';
import { useReplyDraft } from './useReplyDraft.ts';

/** Where a visitor is answered: the text is kept while it is written, and the answer can be taken back for ten seconds. */
export function ReplyForm({ submission, onUpdate }: SubmissionActionProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const uid = useOwnAccount()?.uid ?? '';
  // The draft of an earlier visit, read once: text typed now is newer than a draft that is read later.
  const [begun] = useState(submission.drafts[uid]);
  const [error, setError] = useState<string>();
  const dialog = useRef<HTMLDialogElement>(null);
  // Without saved replies an answer is written by hand.
  const { state: replies, show } = useLoaded(async () => {
    const { loadSavedReplies } = await import('#src/services/desk/savedReplies.ts');
    return { saved: await loadSavedReplies() };
  });
  const saved = replies.status === 'ready' ? replies.saved : undefined;
  const draft = useReplyDraft(submission);
  const { send, takeBack, held, outcome, sending, takingBack } = useReply(submission, onUpdate);

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const text = field.current?.value ?? '';
    if (!text.trim()) {
      setError(words.required);
      field.current?.focus();
      return;
    }
    await draft.settle();
    if ((await send(text)) && field.current) field.current.value = '';
  };
  const handleTakeBack = async () => {
    const text = await takeBack();
    if (text === undefined || !field.current) return;
    field.current.value = text;
    field.current.focus();
  };
  const insert = (text: string) => {
    if (!field.current) return;
    const before = field.current.value.trimEnd();
    field.current.value = before ? `${before}\n\n${text}` : text;
    draft.keep(field.current.value);
    field.current.focus();
  };
  return (
    <>
      <form
        className={`${styles.reply} stack-3`}
        noValidate
        onSubmit={handleSubmit}
        aria-labelledby="responder"
      >
        <h3 id="responder">{words.title}</h3>
        {saved && (
          <SavedReplyPicker saved={saved} onInsert={insert} onEdit={() => dialog.current?.showModal()} />
        )}
        <TextareaField
          ref={field}
          label={words.label}
          hint={words.hint}
          name="resposta"
          defaultValue={begun}
          required
          error={error}
          maxLength={REPLY_LIMIT}
          onChange={({ target }) => {
            setError(undefined);
            draft.keep(target.value);
          }}
        />
        <div className="cluster-3 middle">
          <Button type="submit" busy={sending.running}>
            {sending.running ? words.sending : words.send}
          </Button>
          {held !== undefined && (
            <Button variant="secondary" busy={takingBack.running} onClick={handleTakeBack}>
              {words.takeBack}
            </Button>
          )}
        </div>
        <p aria-live="polite">
          {held === undefined ? outcome : words.held} {draft.failed && words.draftFailed}
        </p>
        {sending.state.status === 'failed' && <ActionStatus state={sending.state} />}
        {takingBack.state.status === 'failed' && <ActionStatus state={takingBack.state} />}
      </form>
      {/* Beside the form: it has forms of its own. */}
      {saved && (
        <SavedRepliesDialog ref={dialog} saved={saved} onChange={(stored) => show({ saved: stored })} />
      )}
    </>
  );
}
