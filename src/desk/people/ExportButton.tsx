import { useId, useRef, useState } from 'react';
import { Form } from '#src/components/form/Form.tsx';
import { ChoiceGroup } from '#src/components/form/fields/ChoiceGroup.tsx';
import { DateField } from '#src/components/form/fields/DateField.tsx';
import { useForm } from '#src/components/form/useForm.ts';
import { Button } from '#src/components/ui/Button.tsx';
import { downloadFile } from '#src/components/ui/behaviour/downloadFile.ts';
import { useAsyncAction } from '#src/components/ui/behaviour/useAsyncAction.ts';
import { studio } from '#src/copy/studio.ts';
import { AdminDialog } from '#src/desk/parts/AdminDialog.tsx';
import { useRecentSignIn } from '#src/desk/shell/RecentSignInProvider.tsx';
import { admin } from '#src/desk/words/admin.ts';
import { csvFile } from '#src/domain/site/csv.ts';
import { slugOf } from '#src/domain/site/slug.ts';
import type { ExportPeriod } from '#src/domain/submissions/dataExport.ts';
import { SUBMISSION_KINDS, type SubmissionKind } from '#src/domain/submissions/submission.ts';
import { todayInSaoPaulo } from '#src/domain/time/saoPauloTime.ts';
import { exportTable } from './exportTable.ts';

/** Downloads all messages or all bookings, of all times or of a period, as a table for spreadsheets. */
export function ExportButton({ initialKind }: { initialKind: SubmissionKind }) {
  const [kind, setKind] = useState(initialKind);
  const [count, setCount] = useState(0);
  const ensureRecentSignIn = useRecentSignIn();
  const dialog = useRef<HTMLDialogElement>(null);
  const formId = useId();
  const { status, run } = useAsyncAction(async (period: ExportPeriod) => {
    if (!(await ensureRecentSignIn())) return false;
    const { exportInbox } = await import('#src/services/desk/submissionExport.ts');
    const table = exportTable(kind, await exportInbox(kind, period, setCount));
    const noun = kind === 'messages' ? 'mensagens' : 'agendamentos';
    return downloadFile(csvFile(table), {
      type: 'text/csv;charset=utf-8',
      name: `${slugOf(studio.name)}-${noun}-${todayInSaoPaulo(new Date())}.csv`,
    });
  });
  const form = useForm({
    validate: ({ de, ate }) => ({ ate: de && ate && de > ate ? 'O fim é antes do começo.' : undefined }),
    submit: async ({ de, ate }) => {
      dialog.current?.close();
      void run({ ...(de && { from: de }), ...(ate && { until: ate }) });
    },
  });
  const isRunning = status === 'running';
  return (
    <div className="cluster-3 middle">
      <Button
        variant="quiet"
        icon="download"
        busy={isRunning}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        {isRunning ? 'Reunindo...' : 'Baixar em CSV'}
      </Button>
      <p aria-live="polite" className="small soft">
        {isRunning && count > 0 && `${count} registros reunidos.`}
        {status === 'done' && 'Pronto: o arquivo está com os seus downloads.'}
        {status === 'failed' && (
          <strong className="error">Não foi possível reunir os registros. Tente de novo.</strong>
        )}
      </p>
      <AdminDialog
        ref={dialog}
        title="Baixar em CSV"
        close="Voltar"
        confirm={
          <Button type="submit" form={formId}>
            Baixar
          </Button>
        }
      >
        <Form form={form} id={formId} className="stack-3">
          <p>Sem datas, vem tudo o que está guardado. O que se baixa fica no registro de ações.</p>
          <ChoiceGroup
            legend="O que baixar"
            name="tipo"
            choices={SUBMISSION_KINDS.map((value) => ({ value, label: admin.kindsOfMany[value] }))}
            value={kind}
            onChange={({ target }) => setKind(target.value as SubmissionKind)}
          />
          <DateField label="Recebidos de" name="de" />
          <DateField label="Até" name="ate" />
        </Form>
      </AdminDialog>
    </div>
  );
}
