import { type KeyboardEvent, useRef, useState } from 'react';
import { TextareaField } from '#src/components/form/fields/TextareaField.tsx';
import { Button } from '#src/components/ui/Button.tsx';
import { studio } from '#src/copy/studio.ts';
import { useOwnAccount } from '#src/desk/base/useOwnAccount.ts';
import { AdminDialog } from '#src/desk/parts/AdminDialog.tsx';
import { excerpt } from '#src/domain/site/excerpt.ts';
import { REPLY_LIMIT, signatureOf } from '#src/domain/submissions/replies.ts';
import { fillReply } from '#src/domain/submissions/replyVariables.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { formatDateTime } from '#src/domain/time/formatDateTime.ts';
import styles from './AnswerBox.module.css';
import { SavedReplies } from './SavedReplies.tsx';
import { useReply } from './useReply.ts';
import { useReplyDraft } from './useReplyDraft.ts';

/** Where a visitor is answered: the text is kept while it is written, and the answer can be taken back for ten seconds. */
export function AnswerBox({ submission }: { submission: Submission }) {
  const { replies, drafts } = submission;
  const field = useRef<HTMLTextAreaElement>(null);
  const account = useOwnAccount();
  const uid = account?.uid ?? '';
  // The draft of an earlier visit, read once: text typed now is newer than a draft that is read later.
  const [begun] = useState(drafts[uid]);
  const [error, setError] = useState<string>();
  const [concludes, setConcludes] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const draft = useReplyDraft(submission);
  const { send, takeBack, held, outcome, sending, takingBack } = useReply(submission);

  /** The answers that were there when one's own was begun. */
  const [known, setKnown] = useState<readonly string[]>(Object.keys(replies));
  const begin = () => setKnown(Object.keys(replies));
  const meanwhile = Object.entries(replies).filter(
    ([number, { by }]) => by !== account?.email && !known.includes(number),
  );

  /** The answer with its variables, as it would go out; undefined after saying what is wrong with it. */
  const readAnswer = (): string | undefined => {
    const { text, unknown } = fillReply(field.current?.value ?? '', submission);
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
    if (!(await send(text, concluding)) || !field.current) return;
    field.current.value = '';
    begin();
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
    if (!before) begin();
    field.current.value = before ? `${before}\n\n${filled}` : filled;
    field.current.focus();
    setError(undefined);
    draft.keep(field.current.value);
  };
  return (
    <section className={styles.answer} aria-labelledby="responder">
      <h3 id="responder" className="visually-hidden">
        Responder
      </h3>
      <div aria-live="polite" className="stack-1 small">
        {Object.entries(drafts).map(
          ([author, text]) =>
            author !== uid &&
            text.trim() && (
              <p key={author} className="breakable">
                <strong>Outra pessoa da equipe está escrevendo:</strong> “{excerpt(text, 200)}”
              </p>
            ),
        )}
      </div>
      <SavedReplies onInsert={insert} />
      <TextareaField
        ref={field}
        label="Sua resposta"
        hint={`Sai com a mensagem citada. O que a pessoa responder chega em ${studio.email} e não aparece aqui. Ctrl+Enter envia; com Shift, conclui.`}
        name="resposta"
        defaultValue={begun}
        required
        error={error}
        maxLength={REPLY_LIMIT}
        aria-keyshortcuts="Control+Enter"
        onKeyDown={handleKey}
        onChange={({ target }) => {
          if (target.value.length <= 1) begin();
          setError(undefined);
          draft.keep(target.value);
        }}
      />
      <div className="cluster-3 middle">
        <Button busy={sending.running && !concludes} onClick={() => handleSend(false)}>
          {sending.running && !concludes ? 'Guardando...' : 'Enviar a resposta'}
        </Button>
        <Button variant="secondary" busy={sending.running && concludes} onClick={() => handleSend(true)}>
          {sending.running && concludes ? 'Guardando...' : 'Enviar e concluir'}
        </Button>
        {held !== undefined && (
          <Button variant="secondary" busy={takingBack.running} onClick={handleTakeBack}>
            Desfazer
          </Button>
        )}
        <p className="small soft">Assinatura: {signatureOf(account?.displayName ?? '', studio.name)}</p>
      </div>
      <p aria-live="polite" className="filled-only">
        {held === undefined ? outcome : 'A resposta sai em dez segundos.'}
        {draft.failed && ' O rascunho ainda não foi guardado.'}
      </p>
      {sending.state.status === 'failed' && sending.outcome}
      {takingBack.state.status === 'failed' && takingBack.outcome}
      {isAsking && (
        <AdminDialog
          title="Alguém respondeu enquanto você escrevia"
          close="Voltar ao texto"
          confirm={<Button onClick={() => handleSend(concludes, true)}>Enviar mesmo assim</Button>}
          onClose={() => setIsAsking(false)}
        >
          {meanwhile.map(([number, { by, name, at, text }]) => (
            <div key={number} className="stack-1">
              <p className="small soft">
                {name || by}, {formatDateTime(at)}
              </p>
              <p className="breakable lines">{text}</p>
            </div>
          ))}
        </AdminDialog>
      )}
    </section>
  );
}
