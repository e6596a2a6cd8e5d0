import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { studio } from '#src/copy/studio.ts';
import { useSubmissionAction } from '#src/desk/parts/actions/useSubmissionAction.tsx';
import { REPLY_LIMIT, signatureOf } from '#src/domain/submissions/replies/replies.ts';
import { fillReply } from '#src/domain/submissions/replies/replyVariables.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { useOwnAccount } from '#src/features/auth/AuthContext.ts';
import styles from './AnswerBox.module.css';
import { CopyTo, MeanwhileDialog, OtherDraft, Writers } from './AnswerNotices.tsx';
import { HeldReply, useLastReply } from './HeldReply.tsx';
import { SavedReplies } from './SavedReplies.tsx';
import { useReplyDraft } from './useReplyDraft.ts';

const FAILED = 'Não foi possível guardar a resposta. O texto continua aqui; tente de novo.';

type AnswerBoxProps = { submission: Submission; onConcluded: () => void };

export function AnswerBox({ submission, onConcluded }: AnswerBoxProps) {
  const { id, replies, drafts } = submission;
  const account = useOwnAccount();
  const uid = account?.uid ?? '';
  const [error, setError] = useState<string>();
  const [concludes, setConcludes] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const draft = useReplyDraft(submission, uid);
  const { text: written } = draft;
  const field = useGrowingField(written);
  const { outcome, run, running } = useSubmissionAction();
  const lastReply = useLastReply();
  const [without, setWithout] = useState<readonly string[]>([]);
  const cc = (submission.lastMails?.cc ?? []).filter((address) => !without.includes(address));

  const [earlier, setEarlier] = useState<readonly string[]>(Object.keys(replies));
  const begin = () => setEarlier(Object.keys(replies));
  const meanwhile = Object.entries(replies).filter(
    ([number, { by }]) => by !== account?.email && !earlier.includes(number),
  );

  const write = (text: string) => {
    draft.type(text);
    field.current?.focus();
  };
  const handleSend = async (concluding: boolean, isAsked = false) => {
    const { text, unknown } = fillReply(written, submission);
    const wrong = text.trim() ? missingWords(unknown) : 'Resposta é obrigatória';
    setError(wrong);
    if (wrong) return field.current?.focus();
    setConcludes(concluding);
    const mustAsk = meanwhile.length > 0 && !isAsked;
    setIsAsking(mustAsk);
    if (mustAsk) return;
    lastReply.change({ told: undefined });
    const isStored = await run({
      work: async ({ giveCommand }) => {
        await draft.settle();
        const stored = await giveCommand('reply', submission, { text, concludes: concluding, cc });
        if (stored) lastReply.hold(stored);
      },
      done: '',
      failed: FAILED,
    });
    if (!isStored) {
      draft.type(written);
      // If the field is gone, another conversation is open by now. The failure is shown when this one is open again.
      if (!field.current) lastReply.tell(id, FAILED);
      return;
    }
    draft.forget();
    begin();
    if (concluding) onConcluded();
  };
  const insert = (text: string) => {
    const before = written.trimEnd();
    const filled = fillReply(text, submission).text;
    if (!before) begin();
    write(before ? `${before}\n\n${filled}` : filled);
    setError(undefined);
  };
  return (
    <section className={styles.answer} aria-labelledby="responder">
      <h3 id="responder" className="visually-hidden">
        Responder
      </h3>
      <Writers drafts={drafts} own={uid} />
      <OtherDraft draft={draft} />
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
        onKeyDown={(event) => isSendKey(event) && void handleSend(event.shiftKey)}
        onChange={({ target }) => {
          if (target.value.length <= 1) begin();
          setError(undefined);
          draft.type(target.value);
        }}
      />
      <CopyTo cc={cc} onRemove={(address) => setWithout([...without, address])} />
      <div className="cluster-3 middle">
        <Button busy={running && !concludes} onClick={() => handleSend(false)}>
          {running && !concludes ? 'Guardando...' : 'Enviar'}
        </Button>
        <Button variant="secondary" busy={running && concludes} onClick={() => handleSend(true)}>
          {running && concludes ? 'Guardando...' : 'Enviar e concluir'}
        </Button>
        <SavedReplies onInsert={insert} />
        <HeldReply id={id} onTakeBack={write} />
        <p aria-live="polite" className="small filled-only">
          {error && <strong className="error">{error} </strong>}
          {draft.isFailed && ' Este navegador não guarda o rascunho: ele se perde se a página for fechada.'}
        </p>
        <p id="resposta-ajuda" className={`${styles.wide} small soft`}>
          Assina {signatureOf(account?.displayName ?? '', studio.name)}. Ctrl+Enter envia; com Shift, conclui.
        </p>
      </div>
      {outcome}
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

const missingWords = (unknown: readonly string[]) =>
  unknown.length > 0 ? `Nesta conversa não há ${unknown.join(', ')}.` : undefined;

function isSendKey(event: KeyboardEvent): boolean {
  const isIt = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
  if (isIt) event.preventDefault();
  return isIt;
}

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
