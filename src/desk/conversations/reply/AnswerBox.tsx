import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { studio } from '#src/copy/studio.ts';
import { useOwnAccount } from '#src/desk/base/useOwnAccount.ts';
import { REPLY_LIMIT, signatureOf } from '#src/domain/submissions/replies/replies.ts';
import { fillReply } from '#src/domain/submissions/replies/replyVariables.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import styles from './AnswerBox.module.css';
import { CopyTo, MeanwhileDialog, OtherDraft } from './AnswerNotices.tsx';
import { HeldReply, useReply } from './ReplyProvider.tsx';
import { SavedReplies } from './SavedReplies.tsx';
import { useReplyDraft } from './useReplyDraft.ts';
import { Writers } from './Writers.tsx';

interface AnswerBoxProps {
  submission: Submission;
  onConcluded: () => void;
}

/** The form to answer a visitor. The text is saved during typing, and an answer can be taken back for ten seconds. */
export function AnswerBox({ submission, onConcluded }: AnswerBoxProps) {
  const { replies, drafts } = submission;
  const account = useOwnAccount();
  const uid = account?.uid ?? '';
  const [error, setError] = useState<string>();
  const [concludes, setConcludes] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const draft = useReplyDraft(submission, uid);
  const { text: written } = draft;
  const field = useGrowingField(written);
  const { send, sending } = useReply();
  const [without, setWithout] = useState<readonly string[]>([]);
  const cc = (submission.lastMails?.cc ?? []).filter((address) => !without.includes(address));

  /** The answers that existed when this answer was begun. */
  const [known, setKnown] = useState<readonly string[]>(Object.keys(replies));
  const begin = () => setKnown(Object.keys(replies));
  const meanwhile = Object.entries(replies).filter(
    ([number, { by }]) => by !== account?.email && !known.includes(number),
  );

  /** The answer with its variables filled in. If it has errors, shows them and returns undefined. */
  const readAnswer = (): string | undefined => {
    const { text, unknown } = fillReply(written, submission);
    const missing = unknown.length > 0 ? `Nesta conversa não há ${unknown.join(', ')}.` : undefined;
    const wrong = text.trim() ? missing : 'Resposta é obrigatória';
    setError(wrong);
    if (wrong) field.current?.focus();
    return wrong ? undefined : text;
  };
  const handleSend = async (concluding: boolean, isAsked = false) => {
    const text = readAnswer();
    if (text === undefined) return;
    setConcludes(concluding);
    const mustAsk = meanwhile.length > 0 && !isAsked;
    setIsAsking(mustAsk);
    if (mustAsk) return;
    await draft.settle();
    if (!(await send(submission, { text, concludes: concluding, cc }))) return draft.type(written);
    draft.forget();
    begin();
    if (concluding) onConcluded();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void handleSend(event.shiftKey);
  };
  const handleTakeBack = (text: string) => {
    draft.type(text);
    field.current?.focus();
  };
  const insert = (text: string) => {
    const before = written.trimEnd();
    const filled = fillReply(text, submission).text;
    if (!before) begin();
    draft.type(before ? `${before}\n\n${filled}` : filled);
    field.current?.focus();
    setError(undefined);
  };
  return (
    <section className={styles.answer} aria-labelledby="responder">
      <h3 id="responder" className="visually-hidden">
        Responder
      </h3>
      <Writers drafts={drafts} own={uid} />
      {draft.other !== undefined && <OtherDraft draft={draft} other={draft.other} />}
      <textarea
        ref={field}
        className={styles.field}
        aria-label="Sua resposta"
        aria-describedby="resposta-ajuda"
        aria-invalid={error !== undefined}
        aria-keyshortcuts="Control+Enter"
        name="resposta"
        placeholder="Sua resposta"
        value={written}
        maxLength={REPLY_LIMIT}
        onKeyDown={handleKey}
        onChange={({ target }) => {
          if (target.value.length <= 1) begin();
          setError(undefined);
          draft.type(target.value);
        }}
      />
      <CopyTo cc={cc} onRemove={(address) => setWithout([...without, address])} />
      <div className="cluster-3 middle">
        <Button busy={sending.running && !concludes} onClick={() => handleSend(false)}>
          {sending.running && !concludes ? 'Guardando...' : 'Enviar'}
        </Button>
        <Button variant="secondary" busy={sending.running && concludes} onClick={() => handleSend(true)}>
          {sending.running && concludes ? 'Guardando...' : 'Enviar e concluir'}
        </Button>
        <SavedReplies onInsert={insert} />
        <HeldReply id={submission.id} onTakeBack={handleTakeBack} />
        <p aria-live="polite" className="small filled-only">
          {error && <strong className="error">{error} </strong>}
          {draft.isFailed && ' Este navegador não guarda o rascunho: ele se perde se a página for fechada.'}
        </p>
        <p id="resposta-ajuda" className={`${styles.wide} small soft`}>
          Assina {signatureOf(account?.displayName ?? '', studio.name)}. Ctrl+Enter envia; com Shift, conclui.
        </p>
      </div>
      {sending.state.status === 'failed' && sending.outcome}
      {isAsking && (
        <MeanwhileDialog
          replies={meanwhile.map(([, reply]) => reply)}
          onSend={() => handleSend(concludes, true)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </section>
  );
}

/** A field whose height fits its text; the stylesheet has the limits. */
function useGrowingField(text: string) {
  const field = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field grows with the text
  useEffect(() => {
    if (!field.current) return;
    field.current.style.blockSize = 'auto';
    field.current.style.blockSize = `${field.current.scrollHeight + 2}px`;
  }, [text]);
  return field;
}
