import { useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { downloadFile } from '#src/components/ui/downloadFile.ts';
import { admin } from '#src/content/admin.ts';
import { csvFile } from '#src/domain/csv.ts';
import { todayInSaoPaulo } from '#src/domain/timeZone.ts';
import type { SubmissionQuery } from '#src/services/submissions.ts';
import styles from './ExportButton.module.css';
import { exportTable } from './exportTable.ts';
import { useRecentSignIn } from './RecentSignIn.tsx';

/** Everything that the list would show to its end, as a table for spreadsheets. */
export function ExportButton({ wanted }: { wanted: SubmissionQuery }) {
  const words = admin.download;
  const [status, setStatus] = useState<'idle' | 'running' | 'done' | 'failed'>('idle');
  const [count, setCount] = useState(0);
  const ensureRecentSignIn = useRecentSignIn();
  const download = async () => {
    setStatus('running');
    try {
      if (!(await ensureRecentSignIn())) return setStatus('idle');
      const { exportInbox } = await import('#src/services/submissionExport.ts');
      const { kind } = wanted;
      downloadFile(csvFile(exportTable(kind, await exportInbox(wanted, setCount))), {
        type: 'text/csv;charset=utf-8',
        name: `${words[kind]}-${todayInSaoPaulo(new Date())}.csv`,
      });
      setStatus('done');
    } catch {
      setStatus('failed');
    }
  };
  return (
    <div className={styles.export}>
      <p aria-live="polite" className={styles.outcome} data-failed={status === 'failed' ? true : undefined}>
        {status === 'running' && count > 0 && `${count} ${words.collected}`}
        {status === 'done' && words.done}
        {status === 'failed' && words.failed}
      </p>
      <Button
        variant="quiet"
        icon="download"
        aria-disabled={status === 'running'}
        onClick={() => status !== 'running' && download()}
      >
        {status === 'running' ? words.running : words.action}
      </Button>
    </div>
  );
}
