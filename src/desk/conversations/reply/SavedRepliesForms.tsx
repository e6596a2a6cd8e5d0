import { type FormEvent, useState } from 'react';
import { TextareaField } from '#src/components/form/fields/TextareaField.tsx';
import { TextField } from '#src/components/form/fields/TextField.tsx';
import { readValues } from '#src/components/form/useForm.ts';
import { Button } from '#src/components/ui/Button.tsx';
import { REPLY_LIMIT, SAVED_REPLIES, SAVED_TITLE_LIMIT } from '#src/domain/submissions/replies/replies.ts';
import { REPLY_VARIABLES, unknownVariables } from '#src/domain/submissions/replies/replyVariables.ts';
import type { SavedReplies as Saved, SavedReply } from '#src/domain/submissions/replies/savedReplies.ts';
import { storeSavedReplies } from '#src/services/desk/savedReplies.ts';
import type { ServiceError } from '#src/services/firebase/ServiceError.ts';

/** Edits the saved replies without overwriting others' changes. */
export function SavedRepliesForms({ saved, onChange }: { saved: Saved; onChange: (saved: Saved) => void }) {
  /** The outcome of saving, shown in the form of its reply, or above all forms if that form is gone. */
  const [said, setSaid] = useState<{ id: string; sentence: string }>();
  const isGone = said && said.id !== '' && !saved.replies.some(({ id }) => id === said.id);
  const store = async (id: string, replies: readonly SavedReply[], done: string) => {
    const setOutcome = (sentence: string) => setSaid({ id, sentence });
    setSaid(undefined);
    try {
      onChange(await storeSavedReplies(saved, replies));
      setOutcome(done);
      return true;
    } catch (error) {
      const { code, cause } = error as ServiceError;
      if (code === 'changed') onChange(cause as Saved);
      setOutcome(
        code === 'changed'
          ? 'Outra pessoa mudou as respostas salvas nesse meio-tempo. Estas são as de agora; nada foi gravado.'
          : 'Não foi possível guardar. Tente de novo.',
      );
      return false;
    }
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>, others: readonly SavedReply[], given: string) => {
    event.preventDefault();
    const form = event.currentTarget;
    const id = given || crypto.randomUUID();
    const setOutcome = (sentence: string) => setSaid({ id: given, sentence });
    const { titulo = '', texto = '' } = readValues(form);
    const reply = { id, title: titulo.trim(), text: texto.trim() };
    const unknown = unknownVariables(reply.text);
    if (!reply.title || !reply.text) setOutcome('Título e texto são obrigatórios.');
    else if (unknown.length > 0) setOutcome(`Não existe a variável ${unknown.join(', ')}.`);
    else if (others.length >= SAVED_REPLIES) setOutcome(`São no máximo ${SAVED_REPLIES} respostas salvas.`);
    else
      void store(given, [...others, reply], 'Guardado.').then(
        (isStored) => isStored && !given && form.reset(),
      );
  };
  const forms: (SavedReply | undefined)[] = [...saved.replies, undefined];
  return (
    <>
      <p aria-live="polite" className="filled-only">
        {isGone && said.sentence}
      </p>
      <ul className="stack-5 plain-list">
        {forms.map((reply) => {
          const others = saved.replies.filter((other) => other !== reply);
          const save = reply ? 'Guardar' : 'Guardar resposta nova';
          return (
            // A changed reply gets a new form, so that it shows what is stored.
            <li key={reply ? `${reply.id} ${reply.title} ${reply.text}` : 'new'}>
              <form
                noValidate
                className="stack-3"
                aria-label={reply?.title ?? save}
                onSubmit={(event) => handleSubmit(event, others, reply?.id ?? '')}
              >
                <TextField
                  label="Título"
                  name="titulo"
                  maxLength={SAVED_TITLE_LIMIT}
                  defaultValue={reply?.title}
                  autoComplete="off"
                />
                <TextareaField
                  label="Texto"
                  hint={`Preenchidas ao usar: ${REPLY_VARIABLES.join(', ')}.`}
                  name="texto"
                  rows={4}
                  maxLength={REPLY_LIMIT}
                  defaultValue={reply?.text}
                />
                <div className="cluster-3">
                  <Button type="submit" variant="secondary">
                    {save}
                  </Button>
                  {reply && (
                    <Button variant="quiet" onClick={() => store(reply.id, others, 'Excluída.')}>
                      Excluir
                    </Button>
                  )}
                </div>
                <p aria-live="polite" className="filled-only">
                  {said?.id === (reply?.id ?? '') && said.sentence}
                </p>
              </form>
            </li>
          );
        })}
      </ul>
    </>
  );
}
