import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { Change, CommandContext, Outcome, Refusal } from '../../../src/domain/commands/command.ts';
import { type Command, commands } from '../../../src/domain/commands/table.ts';
import type { Slot } from '../../../src/domain/slots.ts';
import { type MailName, SUBMISSION_KINDS, type Submission } from '../../../src/domain/submission.ts';
import { nextRevision } from '../../../src/domain/submissionLog.ts';
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

/** The submission as it is after a command, and the mails to be sent at once. */
export type Done = { submission: StoredSubmission; mails: MailName[] };

/** How the table looks to the transaction: the schema has tied each command to its function already. */
type AnyEntry = {
  target: 'bookings' | 'any';
  isRepeatable?: boolean;
  isLimited?: boolean;
  run: (stored: Submission, command: Command, context: CommandContext) => Outcome;
  days?: (stored: Submission, command: Command) => string[];
};

/**
 * Runs commands, each in one transaction that writes the submission, its log and the agenda, or nothing. A submission that
 * is as the command asks is answered unchanged; over a newer revision the answer is the refusal `changed`.
 */
export function createCommandRunner(db: () => Firestore) {
  return function runCommand(
    target: CommandTarget,
    command: Command,
    { giver, now }: { giver: CommandGiver; now: Date },
  ): Promise<Done | Refusal> {
    const entry = commands[command.action] as unknown as AnyEntry;
    const step = async (transaction: Transaction): Promise<Done | Refusal> => {
      const found = submissionIn(target, await transaction.get(submissionDocument(db(), target)));
      const isMeant = found && (target.isMeant?.(found) ?? true);
      if (!isMeant || (entry.target === 'bookings' && found.kind !== 'bookings'))
        return { refused: 'missing' };
      const stored = { ...found.record, kind: found.kind, id: found.id } as Submission;
      const days = entry.days?.(stored, command) ?? [];
      const sameAddress = entry.isLimited ? await readSameAddress(transaction, found.record.emailKey) : [];
      const context = { ...giver, now, sameAddress, ...(await readAgenda(transaction, days)) };
      const outcome = entry.run(stored, command, context);
      const isNewer = target.revision !== undefined && (found.record.revision ?? 0) !== target.revision;
      if (isNewer && (outcome || !entry.isRepeatable)) return { refused: 'changed' };
      if (!outcome) return { submission: found, mails: [] };
      return 'refused' in outcome ? outcome : write(transaction, found, outcome, context);
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

  async function readAgenda(transaction: Transaction, days: string[]) {
    const months = days.map((day) => monthDocument(db(), day));
    const [rules, ...found] = await transaction.getAll(availabilityDocument(db()), ...months);
    const taken: Record<string, readonly Slot[]> = Object.assign({}, ...found.map(takenIn));
    return { availability: availabilityIn(rules), takenOn: (day: string) => taken[day] ?? [] };
  }

  function write(transaction: Transaction, found: StoredSubmission, change: Change, context: CommandContext) {
    const { what, frees, takes, mails = [] } = change;
    const { mail } = change.fields;
    const fields = {
      ...change.fields,
      // The caller tries them at once, so no other process may.
      ...(mail && mails.length > 0 && { mail: startAttempt(mail, context.now) }),
      ...nextRevision(found.record, { at: context.now, by: context.by, what }),
    };
    const written = Object.entries(fields).map(([name, value]) => [name, value ?? FieldValue.delete()]);
    if (frees) transaction.update(monthDocument(db(), frees.data), freedSlot(frees));
    if (takes) transaction.set(monthDocument(db(), takes.data), takenSlot(takes), { merge: true });
    transaction.update(submissionDocument(db(), found), Object.fromEntries(written));
    return { submission: { ...found, record: { ...found.record, ...fields } } as StoredSubmission, mails };
  }
}
