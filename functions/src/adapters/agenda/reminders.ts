import type { Firestore } from 'firebase-admin/firestore';
import type { Command } from '../../../../src/domain/commands/table.ts';
import { SUBMISSION_KINDS } from '../../../../src/domain/submissions/submission.ts';
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
    const found = await Promise.all([findArchived(now), hours > 0 ? findBookings(now, hours) : []]);
    return found.flat();
  };

  async function findArchived(now: Date): Promise<DueCommand[]> {
    const isDue = ['remindOn', '<=', todayInSaoPaulo(now)] as const;
    const found = await Promise.all(
      SUBMISSION_KINDS.map((kind) =>
        db()
          .collection(kind)
          .where(...isDue)
          .limit(MOST)
          .get(),
      ),
    );
    return SUBMISSION_KINDS.flatMap((kind, index) =>
      (found[index]?.docs ?? []).map(({ id }) => ({
        target: { kind, id },
        command: { action: 'bringBack' as const },
      })),
    );
  }

  async function findBookings(now: Date, hours: number): Promise<DueCommand[]> {
    const last = todayInSaoPaulo(new Date(now.getTime() + hours * HOUR_MS));
    const due = db().collection('bookings').where('reminder', '==', 'due').where('data', '<=', last);
    const { docs } = await due.orderBy('data').limit(MOST).get();
    return docs.map(({ id }) => ({ target: { kind: 'bookings', id }, command: { action: 'remind', hours } }));
  }
}
