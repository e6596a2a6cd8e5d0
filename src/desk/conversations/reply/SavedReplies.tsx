import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { TextareaField } from '#src/components/form/fields/TextareaField.tsx';
import { TextField } from '#src/components/form/fields/TextField.tsx';
import { readValues } from '#src/components/form/useForm.ts';
import { Button } from '#src/components/ui/Button.tsx';
import { AdminDialog } from '#src/desk/parts/AdminDialog.tsx';
import { DialogButton } from '#src/desk/parts/DialogButton.tsx';
import { REPLY_LIMIT, SAVED_REPLIES, SAVED_TITLE_LIMIT } from '#src/domain/submissions/replies.ts';
import { REPLY_VARIABLES, unknownVariables } from '#src/domain/submissions/replyVariables.ts';
import type { SavedReplies as Saved, SavedReply } from '#src/domain/submissions/savedReplies.ts';
import type { ServiceError } from '#src/services/firebase/ServiceError.ts';

const loadServices = () => import('#src/services/desk/savedReplies.ts');

const SAVED = ['saved replies'];

/** The studio's saved replies, each put into the answer by one press, and the way to edit them. */
export function SavedReplies({ onInsert }: { onInsert: (text: string) => void }) {
  // Without them an answer is written by hand.
  const client = useQueryClient();
  const { data: saved } = useQuery({
    queryKey: SAVED,
    queryFn: async () => (await loadServices()).loadSavedReplies(),
    gcTime: Number.POSITIVE_INFINITY,
  });
  if (!saved) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
    <div role="group" aria-label="Respostas salvas" className="cluster-2 middle">
      {saved.replies.map(({ id, title, text }) => (
        <Button key={id} variant="secondary" onClick={() => onInsert(text)}>
          {title}
        </Button>
      ))}
      <DialogButton
        variant="quiet"
        label="Editar respostas salvas"
        dialog={(close) => (
          <AdminDialog title="Respostas salvas" close="Fechar" onClose={() => close(false)}>
            <SavedRepliesForms saved={saved} onChange={(changed) => client.setQueryData(SAVED, changed)} />
          </AdminDialog>
        )}
      />
    </div>
  );
}

/** Where the saved replies are written, changed and removed; what somebody else changed meanwhile is not overwritten. */
function SavedRepliesForms({ saved, onChange }: { saved: Saved; onChange: (saved: Saved) => void }) {
  const [outcome, setOutcome] = useState('');
  const store = async (replies: readonly SavedReply[], done: string) => {
    setOutcome('');
    try {
      onChange(await (await loadServices()).storeSavedReplies(saved, replies));
      setOutcome(done);
    } catch (error) {
      const { code, cause } = error as ServiceError;
      if (code !== 'changed') return setOutcome('Não foi possível guardar. Tente de novo.');
      onChange(cause as Saved);
      setOutcome(
        'Outra pessoa mudou as respostas salvas nesse meio-tempo. Estas são as de agora; nada foi gravado.',
      );
    }
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>, others: readonly SavedReply[], id: string) => {
    event.preventDefault();
    const { titulo = '', texto = '' } = readValues(event.currentTarget);
    const reply = { id, title: titulo.trim(), text: texto.trim() };
    const unknown = unknownVariables(reply.text);
    if (!reply.title || !reply.text) setOutcome('Título e texto são obrigatórios.');
    else if (unknown.length > 0) setOutcome(`Não existe a variável ${unknown.join(', ')}.`);
    else if (others.length >= SAVED_REPLIES) setOutcome(`São no máximo ${SAVED_REPLIES} respostas salvas.`);
    else void store([...others, reply], 'Guardado.');
  };
  const forms: (SavedReply | undefined)[] = [...saved.replies, undefined];
  return (
    <>
      <p aria-live="polite">{outcome}</p>
      <ul className="stack-5 plain-list">
        {forms.map((reply) => {
          const others = saved.replies.filter((other) => other !== reply);
          const save = reply ? 'Guardar' : 'Guardar resposta nova';
          return (
            // Those that others changed are new forms, so that they show what is stored.
            <li key={reply ? `${reply.id} ${reply.title} ${reply.text}` : `new ${saved.revision}`}>
              <form
                noValidate
                className="stack-3"
                aria-label={reply?.title ?? save}
                onSubmit={(event) => handleSubmit(event, others, reply?.id ?? crypto.randomUUID())}
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
                    <Button variant="quiet" onClick={() => store(others, 'Excluída.')}>
                      Excluir
                    </Button>
                  )}
                </div>
              </form>
            </li>
          );
        })}
      </ul>
    </>
  );
}
