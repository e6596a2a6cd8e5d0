import {
  FieldPath,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import {
  type ExportAnswer,
  type ExportedSubmission,
  type ExportRequest,
  periodMoments,
} from '../../../../src/domain/submissions/dataExport.ts';
import {
  inGroups,
  mailStateOf,
  type StoredMail,
  type SubmissionMail,
} from '../../../../src/domain/submissions/storedMail.ts';
import { SUBMISSION_KINDS, type SubmissionKind } from '../../../../src/domain/submissions/submission.ts';
import { withDates } from '../withDates.ts';
import { mailIn } from './submissionDocuments.ts';

/** Documents read for one page of an export. */
const PAGE_SIZE = 200;

/** Reads stored submissions as they are stored, each with the state of its mails; callers check the permission. */
export function createStoredSubmissions(db: () => Firestore) {
  return { ofAddress, page };

  /** Everything that was sent with an address, given as its key (see emailKey). */
  async function ofAddress(key: string): Promise<ExportedSubmission[]> {
    const found = await Promise.all(
      SUBMISSION_KINDS.map((kind) => db().collection(kind).where('emailKey', '==', key).get()),
    );
    return withMails(found.flatMap(({ docs }) => docs));
  }

  /** The submissions of a kind and period that follow `after`, the newest first; `next` is there as long as there is more. */
  async function page({
    kind,
    after,
    ...period
  }: ExportRequest): Promise<Pick<ExportAnswer, 'submissions' | 'next'>> {
    const { start, end } = periodMoments(period);
    const all: Query = db().collection(kind);
    const begun = start ? all.where('createdAt', '>=', start) : all;
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
      submissions: await withMails(read),
      next: last && sentAt && { seconds: sentAt.seconds, nanoseconds: sentAt.nanoseconds, id: last.id },
    };
  }

  // An export contains every document, also one in which fields are missing.
  async function withMails(documents: readonly QueryDocumentSnapshot[]): Promise<ExportedSubmission[]> {
    const groups = inGroups(documents.map(({ ref }) => ref.path));
    const found = await Promise.all(
      groups.map((paths) =>
        db().collection('mails').where('submission', 'in', paths).where('state', '!=', 'sent').get(),
      ),
    );
    const mails = found.flatMap(({ docs }) => docs.map((one) => mailIn<StoredMail<SubmissionMail>>(one)));
    return documents.map((one) => {
      const kind = one.ref.parent.id as SubmissionKind;
      const mail = mailStateOf(mails.filter(({ submission }) => submission === one.ref.path));
      return { ...(withDates(one.data()) as object), kind, id: one.id, mail };
    });
  }
}
