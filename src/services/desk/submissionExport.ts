import { EXPORT_SUBMISSIONS_PATH } from '#src/domain/site/apiPaths.ts';
import type { ExportAnswer, ExportPeriod } from '#src/domain/submissions/dataExport.ts';
import type { Submission, SubmissionKind } from '#src/domain/submissions/submission.ts';
import { callFunction } from '#src/services/firebase/callFunction.ts';
import { readExported } from './submissionDocuments.ts';

const exportPage = (body: object) => callFunction<ExportAnswer>(EXPORT_SUBMISSIONS_PATH, body);

/**
 * Every submission of a kind that came in within a period, newest first; `onProgress` hears how many have arrived. Needs
 * a sign-in of the last hour and leaves an entry in the audit log. Throws a ServiceError.
 */
export async function exportInbox(
  kind: SubmissionKind,
  period: ExportPeriod,
  onProgress: (count: number) => void,
): Promise<Submission[]> {
  const wanted = { kind, ...period };
  const submissions: Submission[] = [];
  let page = await exportPage(wanted);
  for (;;) {
    submissions.push(...page.submissions.map(readExported));
    onProgress(submissions.length);
    if (!page.next) return submissions;
    page = await exportPage({ ...wanted, entry: page.entry, after: page.next });
  }
}

/** Everything from an address as JSON text. Needs a sign-in of the last hour, and is audited. Throws a ServiceError. */
export async function exportPerson(email: string): Promise<string> {
  const { submissions } = await exportPage({ email });
  return JSON.stringify(submissions, null, 2);
}
