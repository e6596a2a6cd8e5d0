import { randomBytes } from 'node:crypto';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { AVAILABILITY_PATH, readAvailability } from '../../../src/domain/agenda/availability.ts';
import { comparedDays, HOSTS_PATH, NO_HOSTING } from '../../../src/domain/agenda/hosts.ts';
import { agendaPath, type Slot } from '../../../src/domain/agenda/slots.ts';
import type { OtherChange, Refusal } from '../../../src/domain/commands/command.ts';
import { bindCommand, type Command } from '../../../src/domain/commands/table.ts';
import type { MailOfSubmission } from '../../../src/domain/submissions/storedMail.ts';
import { SUBMISSION_KINDS, type Submission } from '../../../src/domain/submissions/submission.ts';
import { monthDocument, readHosting, takenIn } from '../adapters/agenda.ts';
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
import { readAcceptedCount } from './rateLimit.ts';
import { auditEntry, type Done, type Given, writeChange } from './writeChange.ts';

/** Which submission is meant; a link means only the one it was made for, an administrator one of a `revision`. */
export type CommandTarget = SubmissionKey & { revision?: number; isMeant?: (stored: Submission) => boolean };

/** Why a command is refused, and the submission that a person has changed meanwhile. */
export type Refused = Refusal & { submission?: MailedSubmission };

/** More than anybody sends in a day, or belongs to one conversation; older ones change no limit. */
const SAME_ADDRESS_LIMIT = 200;

/** The transaction in which a command runs, and how many are run for one IP address within ten minutes, 0 being no limit. */
type Run = { db: Firestore; transaction: Transaction; limit?: number };

/**
 * Runs commands, each in one transaction. Throws after 8 s; give the command again to learn the outcome. `limit` is how many
 * are run for one IP address within ten minutes, 0 being no limit.
 */
export function createCommandRunner(db: () => Firestore, limit = 0) {
  return function runCommand(target: CommandTarget, command: Command, given: Given): Promise<Done | Refused> {
    const step = (transaction: Transaction) =>
      runWithin({ db: db(), transaction, limit }, target, command, given);
    return withTimeout(STORE_STEP_MS, db().runTransaction(step, { maxAttempts: 10 }));
  };
}

/**
 * Runs a command in a transaction that has written nothing yet, and writes everything or nothing. A command that changes
 * nothing, or was given before, returns the stored submission. Over a newer revision it is refused as `changed`.
 */
export async function runWithin(
  run: Run,
  target: CommandTarget,
  command: Command,
  given: Given,
): Promise<Done | Refused> {
  const { db, transaction, limit = 0 } = run;
  const { now, commandId, hashedIp } = given;
  const bound = bindCommand(command);
  const found = await readMailed(db, target, transaction);
  const unchanged = { submission: found, started: [] };
  if (bound.isNew && found) return unchanged;
  if (commandId && (await isRepeated(run, target, found, commandId))) return unchanged;
  if (bound.mail && (await wasReceived(db, transaction, bound.mail))) return unchanged;
  const ready = bound.on(found);
  if (!ready || (found && target.isMeant?.(found) === false)) return { refused: 'missing' };
  const counter = limit > 0 && hashedIp ? await readAcceptedCount(db, transaction, hashedIp, now) : undefined;
  if (counter && counter.count >= limit) return { refused: 'overLimit' };
  const context = {
    uid: '',
    name: '',
    ...given,
    withheld: found?.mails.filter(({ state }) => state === 'withheld').map(({ kind }) => kind) ?? [],
    sameAddress: await readSameAddress(run, ready.address),
    ...(await readAgenda(run, ready.days)),
    room: randomBytes(16).toString('hex'),
  };
  const outcome = ready.run(context);
  const isNewer = found && target.revision !== undefined && found.revision !== target.revision;
  if (isNewer && (outcome || !bound.isRepeatable)) return { refused: 'changed', submission: found };
  if (!outcome) return unchanged;
  if ('refused' in outcome) return outcome;
  const others = await withMails(run, outcome.others);
  const copies = outcome.isDeletion && found ? await receivedOf(db, transaction, found) : [];
  counter?.add();
  // Forms tell of it afterwards: many at once would wait for this one document.
  if (!bound.isForm) transaction.set(...inboxChange(db, now, commandId));
  forgetReceived(db, transaction, copies, now);
  return writeChange(db, transaction, found ?? target, { ...outcome, others }, context);
}

/** The latest of each kind whose mails go to an address, given as its key (see emailKey). */
async function readSameAddress({ db, transaction }: Run, key?: string): Promise<Submission[]> {
  if (!key) return [];
  const found = await Promise.all(
    SUBMISSION_KINDS.map((kind) =>
      transaction.get(
        db
          .collection(kind)
          .where('emailKey', '==', key)
          .orderBy('createdAt', 'desc')
          .limit(SAME_ADDRESS_LIMIT),
      ),
    ),
  );
  return found.flatMap(({ docs }) => docs).map((one) => toSubmission(one));
}

/** Other submissions that a command changes, with their mails where it sends some. */
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

/** Whether the command was given before: it stands in the log, that of a deletion in the audit log. */
async function isRepeated(
  { db, transaction }: Run,
  target: SubmissionKey,
  found: Submission | undefined,
  commandId: string,
) {
  if (found) return Object.values(found.log).some((entry) => entry.commandId === commandId);
  return (await transaction.get(auditEntry(db, commandId, 'delete', target))).exists;
}

/** The rules of the agenda; for a command that names `days` also the hosts, and the slots that are taken then. */
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
