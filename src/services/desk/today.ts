import { isPastSlot } from '#src/domain/agenda/slots.ts';
import { workingDayBefore } from '#src/domain/agenda/workingDay.ts';
import { meetingPlace } from '#src/domain/submissions/bookings/meetingPlace.ts';
import { stateOf } from '#src/domain/submissions/states.ts';
import type { BookingSubmission } from '#src/domain/submissions/submission.ts';
import { addDays } from '#src/domain/time/calendarDay.ts';
import { todayInSaoPaulo } from '#src/domain/time/saoPauloTime.ts';
import { loadStudioAgenda } from './agendaSettings.ts';
import { loadAskingMails } from './receivedMails.ts';
import { loadHeldBookings, loadSubmissionPage, loadWaiting } from './submissions.ts';

/** At most this many submissions of a list are shown. The list's own screen shows the rest. */
const WAITING_SHOWN = 12;
const UNDELIVERED_SHOWN = 4;

/** Bookings are loaded this many days ahead, which is longer than any period without working days. */
const LOOK_AHEAD_DAYS = 14;

/** Loads what the studio needs to know today. Throws a ServiceError. */
export async function loadToday(now: Date) {
  const lacking = { filter: 'undelivered', subject: undefined, own: '' } as const;
  const today = todayInSaoPaulo(now);
  const booked = { ...lacking, filter: 'open', subject: 'booking' } as const;
  const [{ availability, settings }, held, waiting, undelivered, asking, open] = await Promise.all([
    loadStudioAgenda(),
    loadHeldBookings(today, addDays(today, LOOK_AHEAD_DAYS)),
    loadWaiting(WAITING_SHOWN),
    loadSubmissionPage(lacking, UNDELIVERED_SHOWN),
    loadAskingMails(),
    loadSubmissionPage(booked, WAITING_SHOWN),
  ]);
  const lacksPlace = (booking: BookingSubmission) =>
    !meetingPlace(booking, settings) &&
    !isPastSlot(booking.data, booking.horario, now) &&
    workingDayBefore(booking.data, availability) <= today;
  return {
    availability,
    /** The meeting address for consultations without one of their own, or empty. */
    meetingAddress: settings.meetingAddress,
    /** Today's consultations, by time. */
    talks: held.filter(({ data }) => data === today),
    /** Future bookings without a place, listed from the working day before the consultation on. */
    withoutPlace: held.filter(lacksPlace),
    waiting,
    /** Automatically confirmed bookings that are still new, newest first. */
    booked: open.submissions.filter((one) => stateOf(one).isTrusted),
    /** Submissions with undelivered mails, newest first. */
    undelivered: undelivered.submissions.slice(0, UNDELIVERED_SHOWN),
    asking,
  };
}

export type Today = Awaited<ReturnType<typeof loadToday>>;
