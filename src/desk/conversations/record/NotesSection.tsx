import { useRef } from 'react';
import { TextareaField } from '#src/components/form/fields/TextareaField.tsx';
import { ActionButton, ActionGroup } from '#src/desk/parts/actions/ActionButton.tsx';
import { DeskForm } from '#src/desk/parts/dialogs/DeskForm.tsx';
import { Remark } from '#src/desk/parts/record/Entry.tsx';
import { NOTE_LIMIT } from '#src/domain/forms/fieldLimits.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';

export function NotesSection({ submission }: { submission: Submission }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const notes = Object.entries(submission.notes).sort(([one], [other]) => Number(one) - Number(other));
  return (
    <section className="stack-3 full wide-text" aria-labelledby="notas">
      <h3 id="notas">Notas da equipe</h3>
      <ActionGroup as="ul" className="stack-3 plain-list filled-only">
        {notes.map(([revision, note]) => (
          <Remark key={revision} {...note}>
            <ActionButton
              variant="quiet"
              work={({ giveCommand }) => giveCommand('removeNote', submission, { note: Number(revision) })}
              done="Nota excluída."
              onDone={() => field.current?.focus()}
            >
              Excluir a nota
            </ActionButton>
          </Remark>
        ))}
      </ActionGroup>
      <DeskForm
        label="Nota nova"
        check={({ nota = '' }) => ({ nota: nota.trim() ? undefined : 'Escreva a nota primeiro.' })}
        work={({ nota = '' }, { giveCommand }) => giveCommand('note', submission, { text: nota.trim() })}
        clears
        done="Nota guardada."
        submit={['Guardar a nota']}
        isQuiet
      >
        <TextareaField
          ref={field}
          label="Nota nova"
          hint="Só a equipe lê. Some junto com o registro."
          name="nota"
          rows={2}
          maxLength={NOTE_LIMIT}
        />
      </DeskForm>
    </section>
  );
}
