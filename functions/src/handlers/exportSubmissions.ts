import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { FieldPath, type Firestore, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { RECENT_SIGN_IN_MS, RECENT_SIGN_IN_REQUIRED } from '../../../src/domain/accounts/accessErrors.ts';
import { INVALID_REQUEST } from '../../../src/domain/site/requestErrors.ts';
import type { AuditEntry } from '../../../src/domain/submissions/audit.ts';
import { storedFields } from '../../../src/domain/submissions/completeSubmission.ts';
import {
  type ExportAnswer,
  type ExportedSubmission,
  type ExportRequest,
  exportRequestSchema,
  periodMoments,
} from '../../../src/domain/submissions/lists/dataExport.ts';
import type { ReceivedMail } from '../../../src/domain/submissions/mails/receivedMail.ts';
import {
  inGroups,
  type MailOfSubmission,
  mailStateOf,
} from '../../../src/domain/submissions/mails/storedMail.ts';
import { auditExpiry } from '../../../src/domain/submissions/retention.ts';
import {
  emailKey,
  SUBMISSION_KINDS,
  type SubmissionKind,
} from '../../../src/domain/submissions/submission.ts';
import { mailIn } from '../adapters/submissionDocuments.ts';
import { withDates } from '../adapters/withDates.ts';
import type { Adapters } from '../createAdapters.ts';
import type { Sender } from '../http/formEndpoint.ts';
import { HttpError } from '../http/HttpError.ts';
import { requireRecentAdministrator } from '../http/requireCaller.ts';

/** Maximum numbers of documents and of characters on a page of an export. A response can have at most 32 MB. */
const PAGE_SIZE = 1000;
const PAGE_CHARACTERS = 8_000_000;

/** The fields that make up most of a document. Exported lists leave them out. */
const NOT_LISTED = ['search', 'drafts', 'log', 'history', 'requestHash'];

/** Exports a list page by page, or everything of one address, and audits it. Throws an `HttpError`: 400, 401 or 403. */
export function createExportSubmissions({ db, verifyCaller, now }: Adapters) {
  return async function exportSubmissions(body: object, { authorization }: Sender): Promise<ExportAnswer> {
    const caller = await verifyCaller(authorization);
    requireRecentAdministrator(caller, now());
    const { uid } = caller;
    const { success, output } = v.safeParse(exportRequestSchema, body);
    if (!success) throw new HttpError(400, { error: INVALID_REQUEST });
    if ('email' in output) {
      const submissions = await withReceivedMails(db(), await ofAddress(db(), output.email));
      const entry = await record(uid, { submissions: submissions.map(({ kind, id }) => `${kind}/${id}`) });
      return { entry, submissions, next: undefined };
    }
    const { kind, from, until } = output;
    const list = { kind, ...(from && { from }), ...(until && { until }) };
    const entry = output.entry
      ? await continued(uid, output.entry, list)
      : await record(uid, { submissions: [], list });
    return { entry, ...(await readPage(db(), output)) };
  };

  async function record(by: string, what: Pick<AuditEntry, 'submissions' | 'list'>): Promise<string> {
    const id = randomUUID();
    const at = now();
    const entry = { ...what, action: 'export', by, at, expireAt: auditExpiry(at) };
    await db().doc(`audit/${id}`).create(entry);
    return id;
  }

  /** Checks that the earlier page's audit entry is by this administrator, for this list, and less than an hour old. */
  async function continued(by: string, id: string, list: AuditEntry['list']): Promise<string> {
    const entry = withDates((await db().doc(`audit/${id}`).get()).data()) as AuditEntry | undefined;
    const isCurrent = entry && now().getTime() - entry.at.getTime() < RECENT_SIGN_IN_MS;
    const isSame = entry?.by === by && entry.action === 'export' && isDeepStrictEqual(entry.list, list);
    if (!isCurrent || !isSame) throw new HttpError(403, { error: RECENT_SIGN_IN_REQUIRED });
    return id;
  }
}

/** All submissions whose mails go to an address. */
export async function ofAddress(db: Firestore, email: string): Promise<ExportedSubmission[]> {
  const found = await Promise.all(
    SUBMISSION_KINDS.map((kind) => db.collection(kind).where('emailKey', '==', emailKey(email)).get()),
  );
  const documents = found.flatMap(({ docs }) => docs);
  const mails = await Promise.all(
    inGroups(documents.map(({ ref }) => ref.path)).map((paths) =>
      db.collection('mails').where('submission', 'in', paths).where('state', '!=', 'sent').get(),
    ),
  );
  const fields = documents.map((one) => withDates(one.data()) as object);
  const unsent = mails.flatMap(({ docs }) => docs);
  return withMails(documents, fields, unsent);
}

async function withReceivedMails(db: Firestore, submissions: ExportedSubmission[]) {
  const groups = inGroups(submissions.map(({ kind, id }) => `${kind}/${id}`));
  const mails = db.collection('receivedMails');
  const found = await Promise.all(groups.map((paths) => mails.where('submission', 'in', paths).get()));
  const received = found.flatMap(({ docs }) => docs.map((mail) => withDates(mail.data()) as ReceivedMail));
  return submissions.map((one) => {
    const own = received.filter(({ submission }) => submission === `${one.kind}/${one.id}`);
    return own.length > 0 ? { ...one, receivedMails: own } : one;
  });
}

/** A page of submissions of a kind and period, newest first, beginning after `after`. If there are more, has `next`. */
async function readPage(db: Firestore, { kind, after, ...period }: ExportRequest) {
  const { start, end } = periodMoments(period);
  const newestFirst = db
    .collection(kind)
    .orderBy('createdAt', 'desc')
    .orderBy(FieldPath.documentId(), 'desc');
  const begun = start ? newestFirst.where('createdAt', '>=', start) : newestFirst;
  const ofPeriod = end ? begun.where('createdAt', '<', end) : begun;
  const rest = after
    ? ofPeriod.startAfter(new Timestamp(after.seconds, after.nanoseconds), after.id)
    : ofPeriod;
  const listed = storedFields(kind).filter((name) => !NOT_LISTED.includes(name));
  const { docs } = await rest
    .select(...listed)
    .limit(PAGE_SIZE + 1)
    .get();
  const found = docs.slice(0, PAGE_SIZE);
  const fields = found.map((one) => withDates(one.data()) as object);
  const read = found.slice(0, countWithin(fields));
  const last = read.length < docs.length ? read.at(-1) : undefined;
  const { seconds, nanoseconds }: Timestamp = last?.get('createdAt') ?? {};
  const submissions = withMails(read, fields, await unsentMails(db, kind, read));
  return { submissions, next: last && { seconds, nanoseconds, id: last.id } };
}

/** Reads the unsent mails of these submissions in one query. All submissions must be of one kind, newest first. */
async function unsentMails(db: Firestore, kind: SubmissionKind, read: readonly QueryDocumentSnapshot[]) {
  const [newest, oldest] = [read[0], read.at(-1)];
  if (!newest || !oldest) return [];
  const unsent = db
    .collection('mails')
    .where('submissionKind', '==', kind)
    .where('state', 'in', ['pending', 'failed', 'withheld'])
    .where('submittedAt', '<=', newest.get('createdAt'))
    .where('submittedAt', '>=', oldest.get('createdAt'))
    .orderBy('submittedAt', 'desc');
  return (await unsent.get()).docs;
}

/** Counts the first records that together stay within the limit of characters; returns at least one. */
function countWithin(records: readonly object[]): number {
  let characters = 0;
  const tooMany = records.findIndex((one) => {
    characters += JSON.stringify(one).length;
    return characters > PAGE_CHARACTERS;
  });
  return tooMany < 0 ? records.length : Math.max(1, tooMany);
}

function withMails(
  documents: readonly QueryDocumentSnapshot[],
  fields: readonly object[],
  unsent: readonly QueryDocumentSnapshot[],
): ExportedSubmission[] {
  const mails = new Map<string, MailOfSubmission[]>();
  for (const mail of unsent.map((one) => mailIn<MailOfSubmission>(one)))
    mails.set(mail.submission, [...(mails.get(mail.submission) ?? []), mail]);
  return documents.map(({ id, ref }, index) => {
    const kind = ref.parent.id as SubmissionKind;
    return { ...fields[index], kind, id, mail: mailStateOf(mails.get(ref.path) ?? []) };
  });
}
