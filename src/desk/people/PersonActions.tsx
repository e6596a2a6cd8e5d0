import { useRef } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { downloadFile } from '#src/components/ui/behaviour/downloadFile.ts';
import { useAsyncAction } from '#src/components/ui/behaviour/useAsyncAction.ts';
import { Notice } from '#src/components/ui/Notice.tsx';
import { studio } from '#src/copy/studio.ts';
import { DeleteDialog } from '#src/desk/conversations/record/DeleteDialog.tsx';
import { TriageOutcome } from '#src/desk/conversations/triage/TriageOutcome.tsx';
import { useTriage } from '#src/desk/conversations/triage/useTriage.ts';
import { useRecentSignIn } from '#src/desk/shell/RecentSignInProvider.tsx';
import { slugOf } from '#src/domain/site/slug.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';

interface PersonActionsProps {
  email: string;
  submissions: readonly Submission[];
}

/** Downloads or deletes everything that came from one address. */
export function PersonActions({ email, submissions }: PersonActionsProps) {
  const ensureRecentSignIn = useRecentSignIn();
  // The function writes an entry into the audit log first.
  const download = useAsyncAction(async () => {
    if (!(await ensureRecentSignIn())) return false;
    const { exportPerson } = await import('#src/services/desk/submissionExport.ts');
    const name = `${slugOf(studio.name)}-dados-de-uma-pessoa.json`;
    return downloadFile(await exportPerson(email), { type: 'application/json', name });
  });
  const isDownloading = download.status === 'running';
  const deletion = useTriage();
  const isDeleting = deletion.state.status === 'running';
  const dialog = useRef<HTMLDialogElement>(null);
  const count = submissions.length;
  const removeAll = (tells: boolean) => {
    dialog.current?.close();
    void deletion.run('delete', submissions, tells);
  };
  return (
    <div className="stack-4">
      {count > 0 && (
        <div className="cluster-3">
          <Button variant="secondary" icon="download" busy={isDownloading} onClick={() => download.run()}>
            {isDownloading ? 'Reunindo...' : 'Baixar em JSON'}
          </Button>
          <Button aria-haspopup="dialog" busy={isDeleting} onClick={() => dialog.current?.showModal()}>
            {isDeleting ? 'Excluindo...' : 'Excluir tudo'}
          </Button>
        </div>
      )}
      {download.status === 'done' && (
        <Notice tone="success" title="Pronto: o arquivo está com os seus downloads." />
      )}
      {download.status === 'failed' && (
        <Notice tone="error" title="Não foi possível reunir os dados. Tente de novo." />
      )}
      <TriageOutcome triage={deletion} />
      <DeleteDialog
        ref={dialog}
        title="Excluir tudo deste endereço?"
        name={`${email}: ${count} ${count === 1 ? 'registro' : 'registros'} deste endereço`}
        submissions={submissions}
        onConfirm={removeAll}
      >
        <p>Se a pessoa tem conta no site, é ela quem exclui a conta, nas Configurações.</p>
      </DeleteDialog>
    </div>
  );
}
