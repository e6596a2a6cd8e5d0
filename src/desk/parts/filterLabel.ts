import { admin } from '#src/desk/words/admin.ts';
import type { InboxFilter } from '#src/domain/submissions/inboxFilters.ts';
import type { SubmissionKind } from '#src/domain/submissions/submission.ts';

/** A filter's label; empty for one that the list does not have. */
export function filterLabel(kind: SubmissionKind, filter: InboxFilter): string {
  const labels: Partial<Record<InboxFilter, string>> = admin.filter[kind];
  return labels[filter] ?? '';
}
