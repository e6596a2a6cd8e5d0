import { randomBytes } from 'node:crypto';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { AVAILABILITY_PATH, readAvailability } from '../../../src/domain/agenda/bookingRules.ts';
import { comparedDays, HOSTS_PATH, NO_HOSTING } from '../../../src/domain/agenda/hosts.ts';
import { agendaPath, type Slot } from '../../../src/domain/agenda/slots.ts';
import type { OtherChange, Refusal } from '../../../src/domain/commands/command.ts';
import { bindCommand, type Command } from '../../../src/domain/commands/table.ts';
import type { MailOfSubmission } from '../../../src/domain/submissions/mails/storedMail.ts';
import {
  SUBMISSION_KINDS,
  type Submission,
  type SubmissionKind,
  type SubmissionOf,
} from '../../../src/domain/submissions/submission.ts';
import { monthDocument, readHosting, takenIn } from '../adapters/agenda.ts';
import { hashOf } from '../adapters/keyedHash.ts';
import { forgetReceived, receivedOf, wasReceived } from '../adapters/receivedMails.ts';
import {
  inboxChange,
  type MailedSubmission,
  mailIn,
  mailsOf,
  readMailed,
  type SubmissionKey,
  toSubmission,
} from '../adapters/submissionDocuments.ts';
import { STORE_STEP_MS, withTimeout } from '../adapters/withTimeout.ts';
import { type RateSettings, readCounters } from './submissionLimit.ts';
import { auditEntry, type Done, type Given, writeChange } from './writeChange.ts';

/** The target of a command. `isMeant` checks that a link was made for it. The desk sends the `revision` it shows. */
export type CommandTarget = SubmissionKey & { revision?: number; isMeant?: (stored: Submission) => boolean };

/** Why a command is refused. Contains the current submission if somebody else has changed it. */
export type Refused = Refusal & { submission?: MailedSubmission };

/** At most this many earlier submissions of an address are read. */
const SAME_ADDRESS_LIMIT = 200;

/** To find a conversation, forms read at most this many submissions of the address, because visitors wait. */
const JOINED_LIMIT = 30;

type Run = { db: Firestore; transaction: Transaction; rates?: RateSettings };

const UNCOUNTED: RateSettings = { limit: 0, hash: (text) => text };

/** Runs each command in one transaction. Throws after 8 s; repeat the command to learn the outcome. */
export function createCommandRunner(db: () => Firestore, rates = UNCOUNTED) {
  return function runCommand(target: CommandTarget, command: Command, given: Given): Promise<Done | Refused> {
    const step = (transaction: Transaction) =>
      runWithin({ db: db(), transaction, rates }, target, command, given);
    return withTimeout(STORE_STEP_MS, db().runTransaction(step, { maxAttempts: 10 }));
  };
}

/**
 * Runs a command in a transaction that has written nothing yet. A command that changes nothing, or was given before,
 * returns the stored submission. `changed`: there is a newer revision, or another command has its id.
 */
export async function runWithin(
  run: Run,
  target: CommandTarget,
  command: Command,
  given: Given,
): Promise<Done | Refused> {
  const { db, transaction, rates = UNCOUNTED } = run;
  const { now, commandId, hashedIp } = given;
  const bound = bindCommand(command);
  const digest = digestOf(command);
  const found = await readMailed(db, target, transaction);
  const unchanged = { submission: found, started: [], isUnchanged: true };
  const isOther = (done: string) => done !== '' && done !== digest;
  const other = { refused: 'changed' as const, ...(found && { submission: found }) };
  if (bound.isNew && found) return commandId && isOther(found.requestHash) ? other : unchanged;
  const repeated = commandId && (await findRepeated(run, target, found, { commandId, command }));
  if (repeated) return isOther(repeated) ? other : unchanged;
  if (bound.mail && (await wasReceived(db, transaction, bound.mail))) return unchanged;
  const ready = bound.on(found);
  if (!ready || (found && target.isMeant?.(found) === false)) return { refused: 'missing' };
  const { address, mailbox, days } = ready;
  const [counters, sameAddress, sameMailbox, agenda] = await Promise.all([
    readCounters(db, transaction, { hashedIp, mailbox, now }, rates),
    Promise.all(
      SUBMISSION_KINDS.map((kind) =>
        latest(run, kind, 'emailKey', address, bound.isForm ? JOINED_LIMIT : SAME_ADDRESS_LIMIT),
      ),
    ),
    latest(run, 'bookings', 'mailbox', bound.countsBookings ? mailbox : undefined),
    readAgenda(run, days),
  ]);
  if (counters.isOver) return { refused: 'overLimit' };
  const context = {
    uid: '',
    name: '',
    isFlood: false,
    ...given,
    known: found?.mails.map(({ kind }) => kind) ?? [],
    withheld: found?.mails.filter(({ state }) => state === 'withheld').map(({ kind }) => kind) ?? [],
    sameAddress: sameAddress.flat(),
    sameMailbox,
    mailsToday: counters.mailsToday,
    ...agenda,
    room: randomBytes(16).toString('hex'),
  };
  const outcome = ready.run(context);
  const isNewer = found && target.revision !== undefined && found.revision !== target.revision;
  if (isNewer && (outcome || !bound.isRepeatable)) return { refused: 'changed', submission: found };
  if (!outcome) return unchanged;
  if ('refused' in outcome) return outcome;
  const others = await withMails(run, outcome.others);
  const copies = outcome.isDeletion && found ? await receivedOf(db, transaction, found) : [];
  counters.add(outcome.mails);
  // Forms call raiseChange after the transaction, because simultaneous forms would contend for this one document.
  if (!bound.isForm) transaction.set(...inboxChange(db, now, commandId));
  forgetReceived(db, transaction, copies, now);
  return writeChange(
    db,
    transaction,
    found ?? target,
    { ...outcome, others },
    { ...context, ...(commandId && { digest }) },
  );
}

async function latest<Kind extends SubmissionKind>(
  { db, transaction }: Run,
  kind: Kind,
  field: 'emailKey' | 'mailbox',
  key?: string,
  most = SAME_ADDRESS_LIMIT,
) {
  if (!key) return [];
  const found = db.collection(kind).where(field, '==', key).orderBy('createdAt', 'desc');
  const { docs } = await transaction.get(found.limit(most));
  return docs.map((one) => toSubmission(one) as SubmissionOf<Kind>);
}

function withMails({ db, transaction }: Run, others: readonly OtherChange[] = []) {
  return Promise.all(
    others.map(async (other) => {
      const { docs } = other.mails?.length
        ? await transaction.get(mailsOf(db, other.submission))
        : { docs: [] };
      const mails = docs.map((mail) => mailIn<MailOfSubmission>(mail));
      return { ...other, submission: { ...other.submission, mails } };
    }),
  );
}

/** The digest of an earlier command with this id. Searches the log or, after a deletion, the audit log. */
async function findRepeated(
  { db, transaction }: Run,
  target: SubmissionKey,
  found: Submission | undefined,
  { commandId, command }: { commandId: string; command: Command },
) {
  if (!found) {
    const deleted = await transaction.get(auditEntry(db, commandId, 'delete', target));
    return deleted.exists && (command.action === 'delete' ? digestOf(command) : 'deleted');
  }
  const entry = Object.values(found.log).find((one) => one.commandId === commandId);
  // Earlier versions stored no digest.
  return entry && (entry.digest ?? digestOf(command));
}

async function readAgenda({ db, transaction }: Run, days: string[]) {
  const rules = db.doc(AVAILABILITY_PATH);
  if (days.length === 0) {
    const availability = readAvailability((await transaction.get(rules)).data());
    return { availability, hosting: NO_HOSTING, takenOn: () => [] };
  }
  const months = days.map((day) => monthDocument(db, day));
  const [open, hosts, ...found] = await transaction.getAll(rules, db.doc(HOSTS_PATH), ...months);
  const taken: Record<string, readonly Slot[]> = Object.assign({}, ...found.map(takenIn));
  const readAll = (...documents: DocumentReference[]) => transaction.getAll(...documents);
  const others = days.flatMap(comparedDays).map(agendaPath);
  const paths = [...new Set(others)].filter((path) => !months.some((month) => month.path === path));
  const hosting = await readHosting(db, readAll, hosts, { known: found, others: paths });
  return {
    availability: readAvailability(open?.data()),
    hosting,
    takenOn: (day: string) => taken[day] ?? [],
  };
}

function digestOf(command: Command): string {
  // JSON leaves out what is undefined.
  const asked = { ...command, commandId: undefined, revision: undefined };
  return hashOf(JSON.stringify(asked)).slice(0, 16);
}
