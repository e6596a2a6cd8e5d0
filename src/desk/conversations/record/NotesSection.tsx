import { Form } from '#src/components/form/Form.tsx';
import { TextareaField } from '#src/components/form/fields/TextareaField.tsx';
import { useForm } from '#src/components/form/useForm.ts';
import { Button } from '#src/components/ui/Button.tsx';
import { ActionStatus } from '#src/desk/parts/ActionStatus.tsx';
import { useSubmissionAction } from '#src/desk/parts/useSubmissionAction.ts';
import { NOTE_LIMIT } from '#src/domain/forms/fieldLimits.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { Remark } from './Remark.tsx';

/** The studio's own notes on a submission. */
export function NotesSection({ submission }: { submission: Submission }) {
  const { state, give, running } = useSubmissionAction();
  const notes = Object.entries(submission.notes).sort(([one], [other]) => Number(one) - Number(other));
  const form = useForm({
    validate: ({ nota = '' }) => ({ nota: nota.trim() ? undefined : 'Escreva a nota primeiro.' }),
    submit: async ({ nota = '' }) => {
      const isStored = await give('note', submission, { text: nota.trim() }, { done: 'Nota guardada.' });
      if (isStored) form.formRef.current?.reset();
    },
  });
  const remove = async (revision: string) => {
    const note = Number(revision);
    if (await give('removeNote', submission, { note }, { done: 'Nota excluída.' })) form.focusOn('nota');
  };
  return (
    <section className="stack-3 full wide-text" aria-labelledby="notas">
      <h3 id="notas">Notas da equipe</h3>
      {notes.length > 0 && (
        <ul className="stack-3 plain-list">
          {notes.map(([revision, note]) => (
            <Remark key={revision} {...note}>
              <Button variant="quiet" aria-disabled={running} onClick={() => remove(revision)}>
                Excluir a nota
              </Button>
            </Remark>
          ))}
        </ul>
      )}
      <Form form={form} className="stack-3 buttons-start">
        <TextareaField
          label="Nota nova"
          hint="Só a equipe lê. Some junto com o registro."
          name="nota"
          rows={2}
          maxLength={NOTE_LIMIT}
        />
        <Button type="submit" variant="secondary" busy={running}>
          Guardar a nota
        </Button>
        <ActionStatus state={state} />
      </Form>
    </section>
  );
}
