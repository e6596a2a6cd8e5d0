import { TextareaField } from '#src/components/form/fields/TextareaField.tsx';
import { TextField } from '#src/components/form/fields/TextField.tsx';
import type { FormValues } from '#src/components/form/useForm.ts';
import { ActionButton } from '#src/desk/parts/actions/ActionButton.tsx';
import { useSubmissionAction } from '#src/desk/parts/actions/useSubmissionAction.tsx';
import { DeskForm } from '#src/desk/parts/dialogs/DeskForm.tsx';
import { REPLY_LIMIT, SAVED_REPLIES, SAVED_TITLE_LIMIT } from '#src/domain/submissions/replies/replies.ts';
import { REPLY_VARIABLES, unknownVariables } from '#src/domain/submissions/replies/replyVariables.ts';
import type { SavedReplies as Saved, SavedReply } from '#src/domain/submissions/replies/savedReplies.ts';
import { storeSavedReplies } from '#src/services/desk/savedReplies.ts';

function checkReply({ titulo = '', texto = '' }: FormValues) {
  const unknown = unknownVariables(texto);
  const missing = texto.trim() ? undefined : 'Texto é obrigatório';
  return {
    titulo: titulo.trim() ? undefined : 'Título é obrigatório',
    texto: unknown.length > 0 ? `Não existe a variável ${unknown.join(', ')}.` : missing,
  };
}

/** Edits the saved replies. Other people's changes are shown before this person can overwrite them. */
export function SavedRepliesForms({ saved, reload }: { saved: Saved; reload: () => Promise<unknown> }) {
  const deletion = useSubmissionAction();
  const store = (replies: readonly SavedReply[]) => storeSavedReplies(saved, replies).finally(reload);
  const isFull = saved.replies.length >= SAVED_REPLIES;
  const forms: (SavedReply | undefined)[] = isFull ? saved.replies : [...saved.replies, undefined];
  return (
    <>
      {deletion.outcome}
      <p aria-live="polite" className="filled-only">
        {isFull && `São no máximo ${SAVED_REPLIES} respostas salvas.`}
      </p>
      <ul className="stack-5 plain-list">
        {forms.map((reply) => {
          const others = saved.replies.filter((other) => other !== reply);
          const save = reply ? 'Guardar' : 'Guardar resposta nova';
          return (
            <li key={reply?.id ?? 'new'}>
              <DeskForm
                label={reply?.title ?? save}
                check={checkReply}
                work={({ titulo = '', texto = '' }) => {
                  const id = reply?.id ?? crypto.randomUUID();
                  return store([...others, { id, title: titulo.trim(), text: texto.trim() }]);
                }}
                clears={!reply}
                done="Guardado."
                submit={[save]}
                isQuiet
                beside={
                  reply && (
                    <ActionButton
                      action={deletion}
                      variant="quiet"
                      work={() => store(others)}
                      done="Excluída."
                    >
                      Excluir<span className="visually-hidden"> {reply.title}</span>
                    </ActionButton>
                  )
                }
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
              </DeskForm>
            </li>
          );
        })}
      </ul>
    </>
  );
}
