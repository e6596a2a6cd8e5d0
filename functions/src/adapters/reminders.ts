import type { Firestore } from 'firebase-admin/firestore';
import type { Command } from '../../../src/domain/commands/table.ts';
import { todayInSaoPaulo } from '../../../src/domain/time/timeZone.ts';
import type { SubmissionKey } from './submissionDocuments.ts';

const HOUR_MS = 3_600_000;

/** Submissions looked at in one run; the next one follows within minutes. */
const MOST = 200;

/** Looks for what the site does with submissions by itself. */
export function createReminderSearch(db: () => Firestore) {
  /**
   * The commands that may be due at `now`, each with the submission that it is about: to remind visitors of a booking
   * `hours` before it begins, or nobody for 0.
   */
  return async function findReminders(
    now: Date,
    hours: number,
  ): Promise<{ target: SubmissionKey; command: Command<'remind'> }[]> {
    if (hours === 0) return [];
    const last = todayInSaoPaulo(new Date(now.getTime() + hours * HOUR_MS));
    const due = db().collection('bookings').where('reminder', '==', 'due').where('data', '<=', last);
    const { docs } = await due.orderBy('data').limit(MOST).get();
    return docs.map(({ id }) => ({ target: { kind: 'bookings', id }, command: { action: 'remind', hours } }));
  };
}
