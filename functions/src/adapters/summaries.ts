import type { Firestore } from 'firebase-admin/firestore';
import { SUMMARY_SWITCHES, summarySwitchPath } from '../../../src/domain/accounts/summarySwitch.ts';
import { OPEN_STATES, type OpenState, tellsFailedMails } from '../../../src/domain/submissions/states.ts';
import type { BookingSubmission, Submission } from '../../../src/domain/submissions/submission.ts';
import { submissionsOf, toSubmission } from './submissionDocuments.ts';

/** Waiting submissions of a kind: their number in each state, the oldest new one, and the number with failed mails. */
export type WaitingSubmissions = Record<OpenState, number> & {
  oldest: Pick<Submission, 'id' | 'nome' | 'createdAt'> | undefined;
  undelivered: number;
};

/** Content of a day's summary. `today` lists the day's consultations by time. */
export type Summary = Record<Submission['kind'], WaitingSubmissions> & { today: BookingSubmission[] };

/** The daily summary: the uids of the administrators who want it, and its content. */
export function createSummaries(db: () => Firestore) {
  return {
    wanting: async () => (await db().collection(SUMMARY_SWITCHES).get()).docs.map(({ id }) => id),
    isWanted: async (uid: string) => (await db().doc(summarySwitchPath(uid)).get()).exists,
    switchOff: async (uid: string) => void (await db().doc(summarySwitchPath(uid)).delete()),
    read,
  };

  /** Reads the summary of a day (yyyy-mm-dd). Cancelled bookings are not waiting. */
  async function read(day: string): Promise<Summary> {
    const kinds = [waiting('messages'), waiting('bookings')] as const;
    const [messages, bookings, today] = await Promise.all([...kinds, bookingsOf(day)]);
    return { messages, bookings, today };
  }

  async function waiting(kind: Submission['kind']): Promise<WaitingSubmissions> {
    const all = db().collection(kind);
    const open = kind === 'bookings' ? all.where('cancelledAt', '==', null) : all;
    const inState = (state: OpenState) => open.where('state', '==', state);
    const [counts, oldest, undelivered] = await Promise.all([
      Promise.all(OPEN_STATES.map((state) => inState(state).count().get())),
      inState('new').orderBy('createdAt').limit(1).get(),
      countUndelivered(kind),
    ]);
    const first = oldest.docs[0];
    const numbers = OPEN_STATES.map((state, index) => [state, counts[index]?.data().count]);
    const states = Object.fromEntries(numbers) as Record<OpenState, number>;
    return { ...states, oldest: first && toSubmission(first), undelivered };
  }

  async function countUndelivered(kind: Submission['kind']): Promise<number> {
    const mails = db().collection('mails').where('submissionKind', '==', kind);
    const lacking = await submissionsOf(db(), (await mails.where('state', '==', 'failed').get()).docs);
    return lacking.filter(tellsFailedMails).length;
  }

  async function bookingsOf(day: string): Promise<BookingSubmission[]> {
    const { docs } = await db().collection('bookings').where('data', '==', day).orderBy('horario').get();
    const booked = docs.map((one) => toSubmission(one)) as BookingSubmission[];
    return booked.filter(({ holdsSlot, state }) => holdsSlot && state !== 'spam');
  }
}
