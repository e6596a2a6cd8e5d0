import { useState } from 'react';
import { CheckboxField } from '#src/components/form/fields/CheckboxField.tsx';
import { downloadFile } from '#src/components/ui/behaviour/downloadFile.ts';
import { studio } from '#src/copy/studio.ts';
import { ActionButton } from '#src/desk/parts/actions/ActionButton.tsx';
import { UndoBar, useUndoableActions } from '#src/desk/parts/actions/useUndoableActions.tsx';
import { DeleteDialog } from '#src/desk/parts/dialogs/DeleteDialog.tsx';
import { DialogButton } from '#src/desk/parts/dialogs/DialogButton.tsx';
import type { Person } from '#src/domain/submissions/lists/groupByPerson.ts';
import { emailKey } from '#src/domain/submissions/submission.ts';
import { slugOf } from '#src/domain/text/slug.ts';
import { exportPerson } from '#src/services/desk/submissionExport.ts';

export function PersonActions({ emails, submissions: all }: Pick<Person, 'emails' | 'submissions'>) {
  const [left, setLeft] = useState<readonly string[]>([]);
  const chosen = emails.filter((email) => !left.includes(email));
  const deletion = useUndoableActions();
  const submissions = all.filter((one) => chosen.some((email) => emailKey(email) === one.emailKey));
  const count = submissions.length;
  const download = async () => {
    const name = `${slugOf(studio.name)}-dados-de-uma-pessoa.json`;
    downloadFile(await exportPerson(chosen), { type: 'application/json', name });
  };
  return (
    <div className="stack-4">
      {emails.length > 1 && (
        <fieldset>
          <legend className="strong">De quais endereços?</legend>
          {emails.map((email) => (
            <CheckboxField
              key={email}
              label={email}
              checked={chosen.includes(email)}
              onChange={({ target }) =>
                setLeft([...left.filter((one) => one !== email), ...(target.checked ? [] : [email])])
              }
            />
          ))}
        </fieldset>
      )}
      {count > 0 && (
        <div className="cluster-3">
          <ActionButton
            icon="download"
            work={download}
            done="Pronto: o arquivo está com os seus downloads."
            failed="Não foi possível reunir os dados. Tente de novo."
            waiting="Reunindo..."
          >
            Baixar em JSON
          </ActionButton>
          <DialogButton
            variant="quiet"
            label="Excluir tudo"
            busy={deletion.state.status === 'running'}
            dialog={(close) => (
              <DeleteDialog
                title={chosen.length > 1 ? 'Excluir tudo destes endereços?' : 'Excluir tudo deste endereço?'}
                name={`${chosen.join(', ')}: ${count} ${count === 1 ? 'registro' : 'registros'}`}
                submissions={submissions}
                onConfirm={(tells) => {
                  close();
                  void deletion.run({ action: 'delete', tells }, submissions);
                }}
                onClose={close}
              >
                <p>Se a pessoa tem conta no site, é ela quem exclui a conta, nas Configurações.</p>
              </DeleteDialog>
            )}
          />
        </div>
      )}
      <UndoBar triage={deletion} />
    </div>
  );
}
