import { useState } from 'react';
import { downloadFile } from '#src/components/ui/downloadFile.ts';
import { admin } from '#src/content/admin.ts';
import { useRecentSignIn } from './RecentSignIn.tsx';

/** Saves everything that came from an address as a JSON file; the function writes an entry into the audit log first. */
export function usePersonDownload(email: string) {
  const ensureRecentSignIn = useRecentSignIn();
  const [status, setStatus] = useState<'idle' | 'running' | 'done' | 'failed'>('idle');
  const run = async () => {
    setStatus('running');
    try {
      if (!(await ensureRecentSignIn())) return setStatus('idle');
      const { exportPerson } = await import('#src/services/submissionExport.ts');
      downloadFile(await exportPerson(email), { type: 'application/json', name: admin.person.file });
      setStatus('done');
    } catch {
      setStatus('failed');
    }
  };
  return { status, run };
}
