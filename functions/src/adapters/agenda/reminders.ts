import type { Firestore, Query } from 'firebase-admin/firestore';
import type { Command } from '../../../../src/domain/commands/table.ts';
import { SUBMISSION_KINDS, type SubmissionKind } from '../../../../src/domain/submissions/submission.ts';
import { todayInSaoPaulo } from '../../../../src/domain/time/saoPauloTime.ts';
import type { SubmissionKey } from '../submissions/submissionDocuments.ts';

const HOUR_MS = 3_600_000;

/** Submissions looked at in one run; the next one follows within minutes. */
const MOST = 200;

type DueCommand = { target: SubmissionKey; command: Command<'remind' | 'bringBack'> };

/** Looks for what the site does with submissions by itself. */
export function createReminderSearch(db: () => Firestore) {
  /**
   * The commands that may be due at `now`, each with the submission that it is about: to bring back what was archived until
   * a day, and to remind visitors of a booking `hours` before it begins, or nobody for 0.
   */
  return async function findReminders(now: Date, hours: number): Promise<DueCommand[]> {
    const archived = (kind: SubmissionKind) =>
      db().collection(kind).where('remindOn', '<=', todayInSaoPaulo(now));
    const last = todayInSaoPaulo(new Date(now.getTime() + hours * HOUR_MS));
    const due = db().collection('bookings').where('reminder', '==', 'due').where('data', '<=', last);
    const found = await Promise.all([
      ...SUBMISSION_KINDS.map((kind) => find(archived(kind), { action: 'bringBack' })),
      ...(hours > 0 ? [find(due.orderBy('data'), { action: 'remind', hours })] : []),
    ]);
    return found.flat();
  };

  async function find(query: Query, command: DueCommand['command']): Promise<DueCommand[]> {
    const { docs } = await query.limit(MOST).get();
    return docs.map(({ id, ref }) => ({ target: { kind: ref.parent.id as SubmissionKind, id }, command }));
  }
}
