import { randomUUID } from 'node:crypto';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { Slot } from '../../../src/domain/agenda/slots.ts';
import type { Change, CommandContext, Outcome, Refusal } from '../../../src/domain/commands/command.ts';
import { type Command, commands } from '../../../src/domain/commands/table.ts';
import type { RecordedAction } from '../../../src/domain/submissions/audit.ts';
import { INBOX_CHANGE_PATH } from '../../../src/domain/submissions/inboxChange.ts';
import { auditExpiry } from '../../../src/domain/submissions/retention.ts';
import {
  type MailName,
  SUBMISSION_KINDS,
  type Submission,
} from '../../../src/domain/submissions/submission.ts';
import { type LogEntry, nextRevision, revisionOf } from '../../../src/domain/submissions/submissionLog.ts';
import { addFigures } from '../adapters/addFigures.ts';
import {
  availabilityDocument,
  availabilityIn,
  freedSlot,
  monthDocument,
  takenIn,
  takenSlot,
} from '../adapters/agendaDocuments.ts';
import {
  type StoredSubmission,
  type SubmissionKey,
  submissionDocument,
  submissionIn,
} from '../adapters/submissionDocuments.ts';
import { toSubmission } from '../adapters/toSubmission.ts';
import { withTimeout } from '../adapters/withTimeout.ts';
import { startAttempt } from '../policy/mailRetryPolicy.ts';
import { STORE_STEP_MS } from '../policy/submissionTimes.ts';

/** Which submission is meant; a link means only the one it was made for, an administrator one of a `revision`. */
export type CommandTarget = SubmissionKey & {
  revision?: number;
  isMeant?: (stored: StoredSubmission) => boolean;
};

/** The person who gives a command: the e-mail of an administrator or VISITOR, with an administrator's uid and name. */
export type CommandGiver = Pick<CommandContext, 'by' | 'uid' | 'name'>;

/** The submission as it is after a command, undefined where it is deleted; and the mails to be sent at once. */
export type Done = { submission: StoredSubmission | undefined; mails: MailName[] };

/** Why a command is refused, and the submission that a person has changed meanwhile. */
export type Refused = Refusal & { submission?: StoredSubmission };

/** The circumstances of a command; one that is given twice has the same `commandId`. */
type Given = { giver: CommandGiver; now: Date; commandId?: string };

/** How the table looks to the transaction: the schema has tied each command to its function already. */
type AnyEntry = {
  target: 'bookings' | 'any' | 'new';
  isRepeatable?: boolean;
  isLimited?: boolean;
  run: (stored: Submission | undefined, command: Command, context: CommandContext) => Outcome;
  days?: (stored: Submission | undefined, command: Command) => string[];
};

/**
 * Runs commands, each in one transaction that writes the submission, its log, the agenda and the audit log, or nothing. A
 * submission that is as the command asks, and a command that is given again, are answered with it unchanged; over a newer
 * revision the answer is the refusal `changed`.
 */
export function createCommandRunner(db: () => Firestore) {
  const auditEntry = (commandId: string, action: RecordedAction) => db().doc(`audit/${commandId}-${action}`);

  return function runCommand(target: CommandTarget, command: Command, given: Given): Promise<Done | Refused> {
    const { giver, now, commandId } = given;
    const entry = commands[command.action] as unknown as AnyEntry;
    const step = async (transaction: Transaction): Promise<Done | Refused> => {
      const found = submissionIn(target, await transaction.get(submissionDocument(db(), target)));
      if (entry.target === 'new' && found) return { submission: found, mails: [] };
      if (commandId && (await isRepeated(transaction, found, commandId)))
        return { submission: found, mails: [] };
      const isMeant = found && (target.isMeant?.(found) ?? true);
      const isOfKind = entry.target !== 'bookings' || found?.kind === 'bookings';
      if (entry.target !== 'new' && !(isMeant && isOfKind)) return { refused: 'missing' };
      const stored = found && ({ ...found.record, kind: found.kind, id: found.id } as Submission);
      const days = entry.days?.(stored, command) ?? [];
      const sameAddress =
        entry.isLimited && found ? await readSameAddress(transaction, found.record.emailKey) : [];
      const context = { ...giver, now, sameAddress, ...(await readAgenda(transaction, days)) };
      const outcome = entry.run(stored, command, context);
      const isNewer = found && target.revision !== undefined && revisionOf(found.record) !== target.revision;
      if (isNewer && (outcome || !entry.isRepeatable)) return { refused: 'changed', submission: found };
      if (!outcome) return { submission: found, mails: [] };
      if ('refused' in outcome) return outcome;
      return write(transaction, found ?? target, outcome, given);
    };
    return withTimeout(STORE_STEP_MS, db().runTransaction(step, { maxAttempts: 10 }));
  };

  /** Everything whose mails go to an address, given as its key (see emailKey). */
  async function readSameAddress(transaction: Transaction, key: string): Promise<Submission[]> {
    const found = await Promise.all(
      SUBMISSION_KINDS.map((kind) => transaction.get(db().collection(kind).where('emailKey', '==', key))),
    );
    return found.flatMap(({ docs }) => docs).map(toSubmission);
  }

  /** Whether the command was given before: it stands in the log, that of a deletion in the audit log. */
  async function isRepeated(
    transaction: Transaction,
    found: StoredSubmission | undefined,
    commandId: string,
  ): Promise<boolean> {
    if (found) return Object.values(found.record.log ?? {}).some((entry) => entry.commandId === commandId);
    return (await transaction.get(auditEntry(commandId, 'delete'))).exists;
  }

  async function readAgenda(transaction: Transaction, days: string[]) {
    const months = days.map((day) => monthDocument(db(), day));
    const [rules, ...found] = await transaction.getAll(availabilityDocument(db()), ...months);
    const taken: Record<string, readonly Slot[]> = Object.assign({}, ...found.map(takenIn));
    return { availability: availabilityIn(rules), takenOn: (day: string) => taken[day] ?? [] };
  }

  function write(
    transaction: Transaction,
    found: StoredSubmission | SubmissionKey,
    change: Change,
    { giver, now, commandId = randomUUID() }: Given,
  ): Done {
    const { what, frees, takes, mails = [], audit = [], isDeletion } = change;
    const { mail } = change.fields;
    const record = 'record' in found ? found.record : undefined;
    const document = submissionDocument(db(), found);
    const entry = {
      at: now,
      by: giver.by,
      what,
      commandId,
      ...(change.fields.state && record && { from: record.state }),
    };
    const fields = {
      ...change.fields,
      // The caller tries them at once, so no other process may.
      ...(mail && mails.length > 0 && { mail: startAttempt(mail, now) }),
      ...(record && nextRevision(record, entry as LogEntry)),
    };
    if (frees) transaction.update(monthDocument(db(), frees.data), freedSlot(frees));
    if (takes) transaction.set(monthDocument(db(), takes.data), takenSlot(takes), { merge: true });
    for (const action of audit)
      transaction.create(auditEntry(commandId, action), {
        action,
        by: giver.uid,
        at: now,
        submissions: [document.path],
        revision: record?.revision ?? 0,
        expireAt: auditExpiry(now),
      });
    const written = Object.entries(fields).map(([name, value]) => [name, value ?? FieldValue.delete()]);
    addFigures(transaction, db(), { counts: change.counts, now });
    transaction.set(db().doc(INBOX_CHANGE_PATH), { id: commandId, at: now });
    if (isDeletion) transaction.delete(document);
    else if (record) transaction.update(document, Object.fromEntries(written));
    else transaction.create(document, fields);
    const submission = {
      kind: found.kind,
      id: found.id,
      record: { ...record, ...fields },
    } as StoredSubmission;
    return { submission: isDeletion ? undefined : submission, mails };
  }
}
