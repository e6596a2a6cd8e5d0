import { type KeyboardEvent, useRef, useState } from 'react';
import { TextareaField } from '#src/components/form/fields/TextareaField.tsx';
import { Button } from '#src/components/ui/Button.tsx';
import { useLoaded } from '#src/components/ui/behaviour/useLoaded.ts';
import { studio } from '#src/copy/studio.ts';
import { ActionStatus } from '#src/desk/parts/ActionStatus.tsx';
import { useOwnAccount } from '#src/desk/parts/useOwnAccount.ts';
import type { SubmissionActionProps } from '#src/desk/parts/useSubmissionAction.ts';
import { REPLY_LIMIT, signatureOf } from '#src/domain/submissions/replies.ts';
import { fillReply } from '#src/domain/submissions/replyVariables.ts';
import styles from './AnswerBox.module.css';
import { OthersDrafts } from './OthersDrafts.tsx';
import { OvertakenDialog } from './OvertakenDialog.tsx';
import { replyWords as words } from './replyWords.ts';
import { SavedRepliesDialog } from './SavedRepliesDialog.tsx';
import { SavedReplyButtons } from './SavedReplyButtons.tsx';
import { useOvertaken } from './useOvertaken.ts';
import { useReply } from './useReply.ts';
import { useReplyDraft } from './useReplyDraft.ts';

/** Where a visitor is answered: the text is kept while it is written, and the answer can be taken back for ten seconds. */
export function AnswerBox({ submission, onUpdate }: SubmissionActionProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const account = useOwnAccount();
  const uid = account?.uid ?? '';
  // The draft of an earlier visit, read once: text typed now is newer than a draft that is read later.
  const [begun] = useState(submission.drafts[uid]);
  const [error, setError] = useState<string>();
  const saving = useRef<HTMLDialogElement>(null);
  const asking = useRef<HTMLDialogElement>(null);
  const [concludes, setConcludes] = useState(false);
  // Without saved replies an answer is written by hand.
  const { state: replies, show } = useLoaded(async () => {
    const { loadSavedReplies } = await import('#src/services/desk/savedReplies.ts');
    return { saved: await loadSavedReplies() };
  });
  const saved = replies.status === 'ready' ? replies.saved : undefined;
  const draft = useReplyDraft(submission);
  const overtaken = useOvertaken(submission);
  const { send, takeBack, held, outcome, sending, takingBack } = useReply(submission, onUpdate);

  /** The answer with its variables, as it would go out; undefined after saying what is wrong with it. */
  const readAnswer = (): string | undefined => {
    const { text, unknown } = fillReply(field.current?.value ?? '', submission);
    const wrong = text.trim()
      ? unknown.length > 0 && `${words.unknown} ${unknown.join(', ')}.`
      : words.required;
    setError(wrong || undefined);
    if (wrong) field.current?.focus();
    return wrong ? undefined : text;
  };
  const handleSend = async (concluding: boolean, isAsked = false) => {
    const text = readAnswer();
    if (text === undefined) return;
    setConcludes(concluding);
    if (overtaken.answers.length > 0 && !isAsked) return asking.current?.showModal();
    await draft.settle();
    if (!(await send(text, concluding)) || !field.current) return;
    field.current.value = '';
    overtaken.begin();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void handleSend(event.shiftKey);
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
    const filled = fillReply(text, submission).text;
    if (!before) overtaken.begin();
    field.current.value = before ? `${before}\n\n${filled}` : filled;
    draft.keep(field.current.value);
    field.current.focus();
  };
  return (
    <section className={styles.answer} aria-labelledby="responder">
      <h3 id="responder">{words.title}</h3>
      <OthersDrafts drafts={submission.drafts} own={uid} />
      {saved && (
        <SavedReplyButtons saved={saved} onInsert={insert} onEdit={() => saving.current?.showModal()} />
      )}
      <TextareaField
        ref={field}
        label={words.label}
        hint={words.hint}
        name="resposta"
        rows={5}
        defaultValue={begun}
        required
        error={error}
        maxLength={REPLY_LIMIT}
        aria-keyshortcuts="Control+Enter"
        onKeyDown={handleKey}
        onChange={({ target }) => {
          if (target.value.length <= 1) overtaken.begin();
          setError(undefined);
          draft.keep(target.value);
        }}
      />
      <p className="small soft">
        {words.signature} {signatureOf(account?.displayName ?? '', studio.name)}
      </p>
      <div className="cluster-3 middle">
        <Button busy={sending.running && !concludes} onClick={() => handleSend(false)}>
          {sending.running && !concludes ? words.sending : words.send}
        </Button>
        <Button variant="secondary" busy={sending.running && concludes} onClick={() => handleSend(true)}>
          {sending.running && concludes ? words.sending : words.sendAndConclude}
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
      <OvertakenDialog
        ref={asking}
        answers={overtaken.answers}
        onConfirm={() => {
          asking.current?.close();
          void handleSend(concludes, true);
        }}
      />
      {saved && (
        <SavedRepliesDialog ref={saving} saved={saved} onChange={(stored) => show({ saved: stored })} />
      )}
    </section>
  );
}
