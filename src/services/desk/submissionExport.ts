import { EXPORT_SUBMISSIONS_PATH } from '#src/domain/site/apiPaths.ts';
import type { ExportAnswer, ExportPeriod } from '#src/domain/submissions/lists/dataExport.ts';
import type { Submission, SubmissionKind } from '#src/domain/submissions/submission.ts';
import { callFunction } from '#src/services/firebase/callFunction.ts';
import { readExported } from './submissionDocuments.ts';

const exportPage = (body: object) => callFunction<ExportAnswer>(EXPORT_SUBMISSIONS_PATH, body);

/**
 * Every submission of a kind that arrived within a period, newest first. `onProgress` receives the number of loaded
 * submissions. Needs a passkey used within the last hour, and writes an entry in the audit log. Throws a ServiceError.
 */
export async function exportInbox(
  kind: SubmissionKind,
  period: ExportPeriod,
  onProgress: (count: number) => void,
): Promise<Submission[]> {
  const wanted = { kind, ...period };
  const submissions: Submission[] = [];
  let coming: Promise<ExportAnswer> | undefined = exportPage(wanted);
  while (coming) {
    const { entry, next, submissions: read }: ExportAnswer = await coming;
    // Requests the next page while the current page is read.
    coming = next && exportPage({ ...wanted, entry, after: next });
    submissions.push(...read.map(readExported));
    onProgress(submissions.length);
  }
  return submissions;
}

/**
 * All data of some addresses as JSON text. Needs a passkey used within the last hour. The audit log has an entry for
 * each address. Throws a ServiceError.
 */
export async function exportPerson(emails: readonly string[]): Promise<string> {
  const submissions: ExportAnswer['submissions'] = [];
  for (const email of emails) submissions.push(...(await exportPage({ email })).submissions);
  return JSON.stringify(submissions, null, 2);
}
