import { useState } from 'react';
import { ChoiceGroup } from '#src/components/form/fields/ChoiceGroup.tsx';
import { DateField } from '#src/components/form/fields/DateField.tsx';
import { downloadFile } from '#src/components/ui/behaviour/downloadFile.ts';
import { studio } from '#src/copy/studio.ts';
import { deskWords } from '#src/desk/base/deskWords.ts';
import { AdminDialog } from '#src/desk/parts/dialogs/AdminDialog.tsx';
import { DeskForm } from '#src/desk/parts/dialogs/DeskForm.tsx';
import { DialogButton } from '#src/desk/parts/dialogs/DialogButton.tsx';
import type { ExportPeriod } from '#src/domain/submissions/lists/dataExport.ts';
import { SUBMISSION_KINDS, type SubmissionKind } from '#src/domain/submissions/submission.ts';
import { csvFile } from '#src/domain/text/csv.ts';
import { slugOf } from '#src/domain/text/slug.ts';
import { todayInSaoPaulo } from '#src/domain/time/saoPauloTime.ts';
import { exportInbox } from '#src/services/desk/submissionExport.ts';
import { inExportColumns } from './exportColumns.ts';

export function ExportButton({ initialKind }: { initialKind: SubmissionKind }) {
  const [kind, setKind] = useState(initialKind);
  const download = async (period: ExportPeriod) => {
    const table = inExportColumns(kind, await exportInbox(kind, period));
    const noun = kind === 'messages' ? 'mensagens' : 'agendamentos';
    downloadFile(csvFile(table), {
      type: 'text/csv;charset=utf-8',
      name: `${slugOf(studio.name)}-${noun}-${todayInSaoPaulo(new Date())}.csv`,
    });
  };
  return (
    <DialogButton
      variant="quiet"
      icon="download"
      label="Baixar em CSV"
      dialog={(close) => (
        <AdminDialog title="Baixar em CSV" onClose={close}>
          <p>Sem datas, vem tudo o que está guardado. O que se baixa fica no registro de ações.</p>
          <DeskForm
            label="Baixar em CSV"
            check={({ de, ate }): { ate?: string } =>
              de && ate && de > ate ? { ate: 'O fim é antes do começo.' } : {}
            }
            work={({ de, ate }) => download({ ...(de && { from: de }), ...(ate && { until: ate }) })}
            done="Pronto: o arquivo está com os seus downloads."
            submit={['Baixar']}
            submitting="Reunindo..."
            back="Voltar"
          >
            <ChoiceGroup
              legend="O que baixar"
              name="tipo"
              choices={SUBMISSION_KINDS.map((value) => ({ value, label: deskWords.kindsOfMany[value] }))}
              value={kind}
              onChange={({ target }) => setKind(target.value as SubmissionKind)}
            />
            <DateField label="Recebidos de" name="de" />
            <DateField label="Até" name="ate" />
          </DeskForm>
        </AdminDialog>
      )}
    />
  );
}
