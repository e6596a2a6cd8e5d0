import type { ExportAnswer, ExportPeriod } from '#src/domain/submissions/lists/dataExport.ts';
import type { Submission, SubmissionKind } from '#src/domain/submissions/submission.ts';
import { callAsAdministrator } from './callAsAdministrator.ts';
import { readExported } from './submissionDocuments.ts';

const exportPage = (body: object) => callAsAdministrator<ExportAnswer>('/api/exportSubmissions', body);

/** Loads all submissions of a kind and period, newest first. Throws a ServiceError. */
export async function exportInbox(kind: SubmissionKind, period: ExportPeriod): Promise<Submission[]> {
  const wanted = { kind, ...period };
  const submissions: Submission[] = [];
  let coming: Promise<ExportAnswer> | undefined = exportPage(wanted);
  while (coming) {
    const { entry, next, submissions: read }: ExportAnswer = await coming;
    // Requests the next page while it converts this one.
    coming = next && exportPage({ ...wanted, entry, after: next });
    submissions.push(...read.map(readExported));
  }
  return submissions;
}

/** Loads all data of some addresses as JSON text. Throws a ServiceError. */
export async function exportPerson(emails: readonly string[]): Promise<string> {
  const submissions: ExportAnswer['submissions'] = [];
  for (const email of emails) submissions.push(...(await exportPage({ email })).submissions);
  return JSON.stringify(submissions, null, 2);
}
