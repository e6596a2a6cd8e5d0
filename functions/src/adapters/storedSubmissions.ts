import { FieldPath, type Firestore, Timestamp } from 'firebase-admin/firestore';
import {
  type ExportAnswer,
  type ExportedSubmission,
  type ExportRequest,
  periodMoments,
} from '../../../src/domain/submissions/dataExport.ts';
import { FILTER_STATES, isInFilter } from '../../../src/domain/submissions/inboxFilters.ts';
import { SUBMISSION_KINDS, type SubmissionKind } from '../../../src/domain/submissions/submission.ts';
import { toSubmission } from './toSubmission.ts';
import { withDates } from './withDates.ts';

/** Documents read for one page of an export. */
const PAGE_SIZE = 200;

/** What is stored of submissions, as it is stored, for those who may have it. */
export function createStoredSubmissions(db: () => Firestore) {
  return { ofAddress, page };

  /** Everything that was sent with an address, given as its key (see emailKey). */
  async function ofAddress(key: string): Promise<ExportedSubmission[]> {
    const found = await Promise.all(
      SUBMISSION_KINDS.map(async (kind) => {
        const { docs } = await db().collection(kind).where('emailKey', '==', key).get();
        return docs.map((document) => toExported(kind, document.id, document.data()));
      }),
    );
    return found.flat();
  }

  /** The part of a list that follows `after`, whatever its order on the screen newest first, at `now`; `next` is there as long as there is more. */
  async function page(
    { kind, filter, after, ...period }: ExportRequest,
    now: Date,
  ): Promise<Pick<ExportAnswer, 'submissions' | 'next'>> {
    const ofFilter =
      filter === 'undelivered'
        ? db().collection(kind).where('mail.state', 'in', ['pending', 'failed'])
        : db().collection(kind).where('state', 'in', FILTER_STATES[filter]);
    const { start, end } = periodMoments(period);
    const begun = start ? ofFilter.where('createdAt', '>=', start) : ofFilter;
    const ofPeriod = end ? begun.where('createdAt', '<', end) : begun;
    const ordered = ofPeriod.orderBy('createdAt', 'desc').orderBy(FieldPath.documentId(), 'desc');
    const rest = after
      ? ordered.startAfter(new Timestamp(after.seconds, after.nanoseconds), after.id)
      : ordered;
    const { docs } = await rest.limit(PAGE_SIZE + 1).get();
    const read = docs.slice(0, PAGE_SIZE);
    const last = docs.length > PAGE_SIZE ? read.at(-1) : undefined;
    const sentAt: Timestamp | undefined = last?.get('createdAt');
    return {
      submissions: read
        .filter((document) => isInFilter(toSubmission(document), filter, now))
        .map((document) => toExported(kind, document.id, document.data())),
      next: last && sentAt && { seconds: sentAt.seconds, nanoseconds: sentAt.nanoseconds, id: last.id },
    };
  }
}

// An export contains every document, also one in which fields are missing.
function toExported(kind: SubmissionKind, id: string, data: object): ExportedSubmission {
  return { ...(withDates(data) as object), kind, id };
}
