import { randomBytes, randomUUID } from 'node:crypto';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { AVAILABILITY_PATH, readAvailability } from '../../../src/domain/agenda/availability.ts';
import { comparedDays, HOSTS_PATH, NO_HOSTING } from '../../../src/domain/agenda/hosts.ts';
import { agendaPath, type Slot } from '../../../src/domain/agenda/slots.ts';
import type { Refusal } from '../../../src/domain/commands/command.ts';
import { bindCommand, type Command } from '../../../src/domain/commands/table.ts';
import {
  INBOX_CHANGE_PATH,
  SUBMISSION_KINDS,
  type Submission,
} from '../../../src/domain/submissions/submission.ts';
import { monthDocument, readHosting, takenIn } from '../adapters/agenda.ts';
import { forgetReceived, receivedOf, wasReceived } from '../adapters/receivedMails.ts';
import {
  type MailedSubmission,
  readMailed,
  type SubmissionKey,
  toSubmission,
} from '../adapters/submissionDocuments.ts';
import { STORE_STEP_MS, withTimeout } from '../adapters/withTimeout.ts';
import { readAcceptedCount } from './rateLimit.ts';
import { auditEntry, type Done, type Given, writeChange } from './writeChange.ts';

/** Which submission is meant; a link means only the one it was made for, an administrator one of a `revision`. */
export type CommandTarget = SubmissionKey & {
  revision?: number;
  isMeant?: (stored: Submission) => boolean;
};

/** Why a command is refused, and the submission that a person has changed meanwhile. */
export type Refused = Refusal & { submission?: MailedSubmission };

/** More than anybody sends in a day, or belongs to one conversation; older ones change no limit. */
const SAME_ADDRESS_LIMIT = 200;

/**
 * Runs commands, each in one transaction that writes everything or nothing. What is as the command asks, and a command given
 * again, are answered unchanged; over a newer revision it is refused as `changed`. Throws after 8 s, when giving it again finds
 * out what became of it. `limit` is how many are run for one IP address within ten minutes, 0 being no limit.
 */
export function createCommandRunner(db: () => Firestore, limit = 0) {
  return function runCommand(target: CommandTarget, command: Command, given: Given): Promise<Done | Refused> {
    const { now, commandId, hashedIp } = given;
    const bound = bindCommand(command);
    const step = async (transaction: Transaction): Promise<Done | Refused> => {
      const found = await readMailed(db(), target, transaction);
      const unchanged = { submission: found, started: [] };
      if (bound.isNew && found) return unchanged;
      if (commandId && (await isRepeated(transaction, target, found, commandId))) return unchanged;
      if (bound.mail && (await wasReceived(db(), transaction, bound.mail))) return unchanged;
      const ready = bound.on(found);
      if (!ready || (found && target.isMeant?.(found) === false)) return { refused: 'missing' };
      const counter =
        limit > 0 && hashedIp ? await readAcceptedCount(db(), transaction, hashedIp, now) : undefined;
      if (counter && counter.count >= limit) return { refused: 'overLimit' };
      const context = {
        uid: '',
        name: '',
        ...given,
        withheld: found?.mails.filter(({ state }) => state === 'withheld').map(({ kind }) => kind) ?? [],
        sameAddress: await readSameAddress(transaction, ready.address),
        ...(await readAgenda(transaction, ready.days)),
        room: randomBytes(16).toString('hex'),
      };
      const outcome = ready.run(context);
      const isNewer = found && target.revision !== undefined && found.revision !== target.revision;
      if (isNewer && (outcome || !bound.isRepeatable)) return { refused: 'changed', submission: found };
      if (!outcome) return unchanged;
      if ('refused' in outcome) return outcome;
      const copies = outcome.isDeletion && found ? await receivedOf(db(), transaction, found) : [];
      counter?.add();
      // Forms tell of it afterwards: many at once would wait for this one document.
      if (!bound.isForm)
        transaction.set(db().doc(INBOX_CHANGE_PATH), { id: commandId ?? randomUUID(), at: now });
      forgetReceived(db(), transaction, copies, now);
      return writeChange(db(), transaction, found ?? target, outcome, context);
    };
    return withTimeout(STORE_STEP_MS, db().runTransaction(step, { maxAttempts: 10 }));
  };

  /** The latest of each kind whose mails go to an address, given as its key (see emailKey). */
  async function readSameAddress(transaction: Transaction, key?: string): Promise<Submission[]> {
    if (!key) return [];
    const found = await Promise.all(
      SUBMISSION_KINDS.map((kind) =>
        transaction.get(
          db()
            .collection(kind)
            .where('emailKey', '==', key)
            .orderBy('createdAt', 'desc')
            .limit(SAME_ADDRESS_LIMIT),
        ),
      ),
    );
    return found.flatMap(({ docs }) => docs).map((one) => toSubmission(one));
  }

  /** Whether the command was given before: it stands in the log, that of a deletion in the audit log. */
  async function isRepeated(
    transaction: Transaction,
    target: SubmissionKey,
    found: Submission | undefined,
    commandId: string,
  ) {
    if (found) return Object.values(found.log).some((entry) => entry.commandId === commandId);
    return (await transaction.get(auditEntry(db(), commandId, 'delete', target))).exists;
  }

  async function readAgenda(transaction: Transaction, days: string[]) {
    const months = days.map((day) => monthDocument(db(), day));
    const [rules, hosts, ...found] = await transaction.getAll(
      db().doc(AVAILABILITY_PATH),
      db().doc(HOSTS_PATH),
      ...months,
    );
    const taken: Record<string, readonly Slot[]> = Object.assign({}, ...found.map(takenIn));
    const readAll = (...documents: DocumentReference[]) => transaction.getAll(...documents);
    const others = days.flatMap(comparedDays).map(agendaPath);
    const paths = [...new Set(others)].filter((path) => !months.some((month) => month.path === path));
    const hosting =
      days.length > 0 ? await readHosting(db(), readAll, hosts, { known: found, others: paths }) : NO_HOSTING;
    const availability = readAvailability(rules?.data());
    return { availability, hosting, takenOn: (day: string) => taken[day] ?? [] };
  }
}
