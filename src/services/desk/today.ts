import type { Availability } from '#src/domain/agenda/availability.ts';
import type { BookingSubmission, Submission } from '#src/domain/submissions/submission.ts';
import { todayInSaoPaulo } from '#src/domain/time/saoPauloTime.ts';
import { loadStudioAgenda } from './agendaSettings.ts';
import { loadHeldBookings, loadSubmissionPage, loadWaiting } from './submissions.ts';

/** The beginning of a day at the studio. */
export interface Today {
  availability: Availability;
  /** Where consultations take place that have no address of their own; else empty. */
  meetingAddress: string;
  /** The consultations of today that stand, in the order of their times. */
  talks: BookingSubmission[];
  /** Submissions that nobody has dealt with, the oldest first. */
  waiting: Submission[];
  /** Submissions that lack a mail, the newest first. */
  undelivered: Submission[];
}

/** So many records of a list are shown; its own screen has the others. */
const WAITING_SHOWN = 12;
const UNDELIVERED_SHOWN = 4;

/** Reads what the studio needs to know at `now`. Throws a ServiceError. */
export async function loadToday(now: Date): Promise<Today> {
  const undelivered = (kind: Submission['kind']) =>
    loadSubmissionPage({ kind, filter: 'undelivered' }, undefined, UNDELIVERED_SHOWN);
  const today = todayInSaoPaulo(now);
  const [{ availability, settings }, talks, waiting, messages, booked] = await Promise.all([
    loadStudioAgenda(),
    loadHeldBookings(today, today),
    loadWaiting(WAITING_SHOWN),
    undelivered('messages'),
    undelivered('bookings'),
  ]);
  return {
    availability,
    meetingAddress: settings.meetingAddress,
    talks,
    waiting,
    undelivered: [...messages.submissions, ...booked.submissions]
      .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
      .slice(0, UNDELIVERED_SHOWN),
  };
}
