import { randomUUID } from 'node:crypto';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { Change, CommandContext, OtherChange } from '../../../src/domain/commands/command.ts';
import { changedFigures } from '../../../src/domain/figures/studioFigures.ts';
import type { RecordedAction } from '../../../src/domain/submissions/audit.ts';
import { mailPath, mailStateOf } from '../../../src/domain/submissions/mails/storedMail.ts';
import { auditExpiry, figuresExpiry } from '../../../src/domain/submissions/retention.ts';
import type { Submission } from '../../../src/domain/submissions/submission.ts';
import { nextRevision } from '../../../src/domain/submissions/submissionLog.ts';
import { todayInSaoPaulo } from '../../../src/domain/time/saoPauloTime.ts';
import { freedSlot, monthDocument, takenSlot } from '../adapters/agenda.ts';
import { writeReceived } from '../adapters/receivedMails.ts';
import {
  type MailedSubmission,
  type StartedMail,
  type SubmissionKey,
  submissionDocument,
} from '../adapters/submissionDocuments.ts';
import { changeMails } from './changeMails.ts';

/** The result of a command: the submission (undefined if deleted), mails to send now, and whether nothing changed. */
export type Done = {
  submission: MailedSubmission | undefined;
  started: StartedMail[];
  isUnchanged?: boolean;
};

/**
 * The person who gives a command, and the time. A repeated command has the same `commandId` and `digest` (its hash).
 */
export type Given = Pick<CommandContext, 'by' | 'now'> &
  Partial<Pick<CommandContext, 'uid' | 'name' | 'isFlood'>> & {
    commandId?: string;
    digest?: string;
    hashedIp?: string | undefined;
  };

type RunChange = Omit<Change, 'others'> & {
  others: readonly (OtherChange & { submission: MailedSubmission })[];
};

/** The document of the audit entry about a command on a submission. */
export function auditEntry(db: Firestore, commandId: string, action: RecordedAction, { id }: SubmissionKey) {
  return db.doc(`audit/${commandId}-${action}-${id}`);
}

/** Writes a change: the submission with revision and log, the agenda, the mails, the figures, and the audit log. */
export function writeChange(
  db: Firestore,
  transaction: Transaction,
  found: MailedSubmission | SubmissionKey,
  change: RunChange,
  { by, uid, now, commandId = randomUUID(), digest, availability }: CommandContext & Given,
): Done {
  const { what, frees, takes, others, audit = [], isDeletion } = change;
  const stored = 'mails' in found ? found : undefined;
  const document = submissionDocument(db, found);
  const revise = (submission: Submission, what: OtherChange['what'], fields: Change['fields']) => {
    const from = fields.state && { from: submission.state };
    return {
      ...fields,
      ...nextRevision(submission, { at: now, by, what, commandId, ...(digest && { digest }), ...from }),
    };
  };
  const made = digest && !stored ? { ...change.fields, requestHash: digest } : change.fields;
  const fields = stored && what && what !== 'entered' ? revise(stored, what, change.fields) : made;
  const { kind, id } = found;
  const after = { ...stored, ...fields, kind, id } as Submission;
  const { mails, written, started, dropped } = changeMails(stored?.mails ?? [], after, change, now);
  const begun = started.map((mail) => ({ mail, submission: after }));
  if (frees) transaction.set(monthDocument(db, frees.data), freedSlot(frees), { merge: true });
  if (takes) transaction.set(monthDocument(db, takes.data), takenSlot(takes), { merge: true });
  for (const { submission, what, fields, mails: asked } of others) {
    const revised = revise(submission, what, fields);
    transaction.update(submissionDocument(db, submission), updates(revised));
    const after = { ...submission, ...revised } as Submission;
    const given = { fields, mails: asked ?? [], sendsNow: change.sendsNow ?? false };
    const changed = changeMails(submission.mails, after, given, now);
    written.push(...changed.written);
    begun.push(...changed.started.map((mail) => ({ mail, submission: after })));
  }
  for (const action of audit)
    transaction.create(auditEntry(db, commandId, action, found), {
      action,
      by: uid,
      at: now,
      submissions: [found, ...(action === 'correct' ? others.map(({ submission }) => submission) : [])].map(
        (one) => `${one.kind}/${one.id}`,
      ),
      revision: stored?.revision ?? 0,
      expireAt: auditExpiry(now),
    });
  // Deleting a submission does not change the figures.
  if (!isDeletion) addFigures(transaction, db, { changes: changedFigures(stored, after, availability), now });
  if (change.received)
    writeReceived(db, transaction, {
      ...change.received,
      submission: document.path,
      expireAt: after.expireAt,
    });
  for (const mail of written) transaction.set(db.doc(mailPath(mail)), mail);
  for (const id of dropped) transaction.delete(db.doc(mailPath({ id })));
  if (isDeletion) transaction.delete(document);
  else if (!stored) transaction.create(document, fields);
  else if (Object.keys(fields).length > 0) transaction.update(document, updates(fields));
  return {
    submission: isDeletion ? undefined : { ...after, mails, mail: mailStateOf(mails) },
    started: begun,
  };
}

/** Fields for an update. Undefined deletes a field. */
function updates(fields: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value ?? FieldValue.delete()]),
  );
}

/** Adds changes to their days' figures in the transaction, and to their months' sums if these months are over. */
function addFigures(
  transaction: Transaction,
  db: Firestore,
  { changes, now }: { changes: ReturnType<typeof changedFigures>; now: Date },
): void {
  const days = new Map<string, Record<string, Record<string, FieldValue>>>();
  for (const { day, list, key, by } of changes) {
    const figures = days.get(day);
    days.set(day, { ...figures, [list]: { ...figures?.[list], [key]: FieldValue.increment(by) } });
  }
  for (const [day, figures] of days) {
    const fields = { figures, expireAt: figuresExpiry(day) };
    transaction.set(db.doc(`figures/${day}`), fields, { merge: true });
    const month = day.slice(0, 7);
    if (month < todayInSaoPaulo(now).slice(0, 7))
      transaction.set(db.doc(`figureMonths/${month}`), { figures }, { merge: true });
  }
}
