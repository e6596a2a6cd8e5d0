import { type FormEvent, type RefObject, useState } from 'react';
import { TextareaField } from '#src/components/form/fields/TextareaField.tsx';
import { TextField } from '#src/components/form/fields/TextField.tsx';
import { readValues } from '#src/components/form/useForm.ts';
import { Button } from '#src/components/ui/Button.tsx';
import { AdminDialog } from '#src/desk/parts/AdminDialog.tsx';
import { REPLY_LIMIT, SAVED_REPLIES, SAVED_TITLE_LIMIT } from '#src/domain/submissions/replies.ts';
import { REPLY_VARIABLES, unknownVariables } from '#src/domain/submissions/replyVariables.ts';
import type { SavedReplies, SavedReply } from '#src/domain/submissions/savedReplies.ts';
import type { ServiceError } from '#src/services/firebase/ServiceError.ts';
import { replyWords } from './replyWords.ts';

const words = replyWords.saved;

interface SavedRepliesDialogProps {
  ref: RefObject<HTMLDialogElement | null>;
  saved: SavedReplies;
  onChange: (saved: SavedReplies) => void;
}

/** Where the saved replies are written, changed and removed; what somebody else changed meanwhile is not overwritten. */
export function SavedRepliesDialog({ ref, saved, onChange }: SavedRepliesDialogProps) {
  const [outcome, setOutcome] = useState('');
  const store = async (replies: readonly SavedReply[], done: string) => {
    setOutcome('');
    try {
      const { storeSavedReplies } = await import('#src/services/desk/savedReplies.ts');
      onChange(await storeSavedReplies(saved, replies));
      setOutcome(done);
    } catch (error) {
      const { code, cause } = error as ServiceError;
      if (code === 'changed') onChange(cause as SavedReplies);
      setOutcome(code === 'changed' ? words.changed : words.failed);
    }
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>, id: string | undefined) => {
    event.preventDefault();
    const { titulo = '', texto = '' } = readValues(event.currentTarget);
    const reply = { id: id ?? crypto.randomUUID(), title: titulo.trim(), text: texto.trim() };
    if (!reply.title || !reply.text) return setOutcome(words.required);
    const unknown = unknownVariables(reply.text);
    if (unknown.length > 0) return setOutcome(`${words.unknown} ${unknown.join(', ')}.`);
    const others = saved.replies.filter((other) => other.id !== id);
    if (others.length >= SAVED_REPLIES) return setOutcome(words.full);
    void store([...others, reply], words.done);
  };
  const forms: (SavedReply | undefined)[] = [...saved.replies, undefined];
  return (
    <AdminDialog ref={ref} title={words.title} close={words.close}>
      <p aria-live="polite">{outcome}</p>
      <ul className="stack-5 plain-list">
        {forms.map((reply) => (
          // Those that others changed are new forms, so that they show what is stored.
          <li key={reply ? `${reply.id} ${reply.title} ${reply.text}` : `new ${saved.revision}`}>
            <form
              noValidate
              className="stack-3"
              aria-label={reply?.title ?? words.add}
              onSubmit={(event) => handleSubmit(event, reply?.id)}
            >
              <TextField
                label={words.name}
                name="titulo"
                maxLength={SAVED_TITLE_LIMIT}
                defaultValue={reply?.title}
                autoComplete="off"
              />
              <TextareaField
                label={words.text}
                hint={`${words.variables} ${REPLY_VARIABLES.join(', ')}.`}
                name="texto"
                rows={4}
                maxLength={REPLY_LIMIT}
                defaultValue={reply?.text}
              />
              <div className="cluster-3">
                <Button type="submit" variant="secondary">
                  {reply ? words.save : words.add}
                </Button>
                {reply && (
                  <Button
                    variant="quiet"
                    onClick={() =>
                      store(
                        saved.replies.filter(({ id }) => id !== reply.id),
                        words.removed,
                      )
                    }
                  >
                    {words.remove}
                  </Button>
                )}
              </div>
            </form>
          </li>
        ))}
      </ul>
    </AdminDialog>
  );
}
