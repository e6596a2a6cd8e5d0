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
  const lacking = { filter: 'undelivered', subject: undefined, own: '' } as const;
  const today = todayInSaoPaulo(now);
  const [{ availability, settings }, talks, waiting, undelivered] = await Promise.all([
    loadStudioAgenda(),
    loadHeldBookings(today, today),
    loadWaiting(WAITING_SHOWN),
    loadSubmissionPage(lacking, undefined, UNDELIVERED_SHOWN),
  ]);
  return {
    availability,
    meetingAddress: settings.meetingAddress,
    talks,
    waiting,
    undelivered: undelivered.submissions.slice(0, UNDELIVERED_SHOWN),
  };
}
