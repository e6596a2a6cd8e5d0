import { EXPORT_SUBMISSIONS_PATH } from '#src/domain/api.ts';
import type { ExportAnswer, ExportedSubmission } from '#src/domain/dataExport.ts';
import type { Submission } from '#src/domain/submission.ts';
import { callFunction } from './callFunction.ts';
import type { SubmissionQuery } from './submissions.ts';

const exportPage = (body: object) => callFunction<ExportAnswer>(EXPORT_SUBMISSIONS_PATH, body);

/**
 * Every submission of a list, newest first; `onProgress` hears how many have arrived. Needs a sign-in of the last hour
 * and leaves an entry in the audit log. Throws a ServiceError.
 */
export async function exportInbox(
  wanted: SubmissionQuery,
  onProgress: (count: number) => void,
): Promise<Submission[]> {
  const submissions: Submission[] = [];
  let page = await exportPage(wanted);
  for (;;) {
    submissions.push(...page.submissions.map(withCreationDate));
    onProgress(submissions.length);
    if (!page.next) return submissions;
    page = await exportPage({ ...wanted, entry: page.entry, after: page.next });
  }
}

/**
 * Everything that came from an address, as JSON text. Needs a sign-in of the last hour and leaves an entry in the audit
 * log. Throws a ServiceError.
 */
export async function exportPerson(email: string): Promise<string> {
  const { submissions } = await exportPage({ email });
  return JSON.stringify(submissions, null, 2);
}

/** The moment of a submission as a date again, which JSON does not have. */
function withCreationDate(submission: ExportedSubmission): Submission {
  return { ...submission, createdAt: new Date(submission.createdAt) };
}
