import { Button } from '#src/components/ui/Button.tsx';
import { downloadFile } from '#src/components/ui/behaviour/downloadFile.ts';
import { studio } from '#src/copy/studio.ts';
import { DeleteDialog } from '#src/desk/parts/DeleteDialog.tsx';
import { DialogButton } from '#src/desk/parts/DialogButton.tsx';
import { TriageOutcome } from '#src/desk/parts/TriageOutcome.tsx';
import { useSubmissionAction } from '#src/desk/parts/useSubmissionAction.tsx';
import { useTriage } from '#src/desk/parts/useTriage.ts';
import { slugOf } from '#src/domain/site/slug.ts';
import type { Person } from '#src/domain/submissions/groupByPerson.ts';

/** Downloads or deletes everything that came from one address. */
export function PersonActions({ email, submissions }: Pick<Person, 'email' | 'submissions'>) {
  const { outcome, run, running } = useSubmissionAction();
  const deletion = useTriage();
  const count = submissions.length;
  const download = () =>
    run({
      work: async () => {
        const { exportPerson } = await import('#src/services/desk/submissionExport.ts');
        const name = `${slugOf(studio.name)}-dados-de-uma-pessoa.json`;
        downloadFile(await exportPerson(email), { type: 'application/json', name });
      },
      done: 'Pronto: o arquivo está com os seus downloads.',
      failed: 'Não foi possível reunir os dados. Tente de novo.',
      isSensitive: true,
    });
  return (
    <div className="stack-4">
      {count > 0 && (
        <div className="cluster-3">
          <Button variant="secondary" icon="download" busy={running} onClick={download}>
            {running ? 'Reunindo...' : 'Baixar em JSON'}
          </Button>
          <DialogButton
            label="Excluir tudo"
            busy={deletion.state.status === 'running'}
            dialog={(close) => (
              <DeleteDialog
                title="Excluir tudo deste endereço?"
                name={`${email}: ${count} ${count === 1 ? 'registro' : 'registros'} deste endereço`}
                submissions={submissions}
                onConfirm={(tells) => {
                  close(true);
                  void deletion.run('delete', submissions, { tells });
                }}
                onClose={() => close(false)}
              >
                <p>Se a pessoa tem conta no site, é ela quem exclui a conta, nas Configurações.</p>
              </DeleteDialog>
            )}
          />
        </div>
      )}
      {outcome}
      <TriageOutcome triage={deletion} />
    </div>
  );
}
