import { type FormEvent, useId, useRef, useState } from 'react';
import { ChoiceGroup } from '#src/components/form/fields/ChoiceGroup.tsx';
import { DateField } from '#src/components/form/fields/DateField.tsx';
import { readValues } from '#src/components/form/useForm.ts';
import { Button } from '#src/components/ui/Button.tsx';
import { downloadFile } from '#src/components/ui/behaviour/downloadFile.ts';
import { useAsyncAction } from '#src/components/ui/behaviour/useAsyncAction.ts';
import { AdminDialog } from '#src/desk/parts/AdminDialog.tsx';
import { useRecentSignIn } from '#src/desk/shell/RecentSignInProvider.tsx';
import { admin } from '#src/desk/words/admin.ts';
import { csvFile } from '#src/domain/site/csv.ts';
import type { ExportPeriod } from '#src/domain/submissions/dataExport.ts';
import { SUBMISSION_KINDS, type SubmissionKind } from '#src/domain/submissions/submission.ts';
import { todayInSaoPaulo } from '#src/domain/time/saoPauloTime.ts';
import styles from './ExportButton.module.css';
import { exportTable } from './exportTable.ts';

/** Downloads all messages or all bookings, of all times or of a period, as a table for spreadsheets. */
export function ExportButton({ initialKind }: { initialKind: SubmissionKind }) {
  const words = admin.download;
  const [kind, setKind] = useState(initialKind);
  const [count, setCount] = useState(0);
  const ensureRecentSignIn = useRecentSignIn();
  const dialog = useRef<HTMLDialogElement>(null);
  const formId = useId();
  const [error, setError] = useState<string>();
  const { status, run } = useAsyncAction(async (period: ExportPeriod) => {
    if (!(await ensureRecentSignIn())) return false;
    const { exportInbox } = await import('#src/services/desk/submissionExport.ts');
    return downloadFile(csvFile(exportTable(kind, await exportInbox(kind, period, setCount))), {
      type: 'text/csv;charset=utf-8',
      name: `${words.files[kind]}-${todayInSaoPaulo(new Date())}.csv`,
    });
  });
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { de = '', ate = '' } = readValues(event.currentTarget);
    setError(de && ate && de > ate ? words.period.wrong : undefined);
    if (de && ate && de > ate) return;
    dialog.current?.close();
    if (status !== 'running') void run({ ...(de && { from: de }), ...(ate && { until: ate }) });
  };
  return (
    <div className={styles.export}>
      <p
        aria-live="polite"
        className={`${styles.outcome} small soft`}
        data-failed={status === 'failed' ? true : undefined}
      >
        {status === 'running' && count > 0 && `${count} ${words.collected}`}
        {status === 'done' && words.done}
        {status === 'failed' && words.failed}
      </p>
      <Button
        variant="quiet"
        icon="download"
        aria-disabled={status === 'running'}
        aria-haspopup="dialog"
        onClick={() => status !== 'running' && dialog.current?.showModal()}
      >
        {status === 'running' ? words.running : words.action}
      </Button>
      <AdminDialog
        ref={dialog}
        title={words.period.title}
        close={words.period.back}
        confirm={
          <Button type="submit" form={formId}>
            {words.period.confirm}
          </Button>
        }
      >
        <form id={formId} noValidate className="stack-3" onSubmit={handleSubmit}>
          <p>{words.period.text}</p>
          <ChoiceGroup
            legend={words.period.kind}
            name="tipo"
            choices={SUBMISSION_KINDS.map((value) => ({ value, label: words.kinds[value] }))}
            value={kind}
            onChange={({ target }) => setKind(target.value as SubmissionKind)}
          />
          <DateField label={words.period.from} name="de" />
          <DateField label={words.period.until} name="ate" error={error} />
        </form>
      </AdminDialog>
    </div>
  );
}
