import { type ChosenHost, chooseHost, freeHosts, type Talk } from '../agenda/hosts.ts';
import type { BookingEvent } from '../submissions/bookingEvent.ts';
import type { MailName } from '../submissions/mailName.ts';
import { stateOf } from '../submissions/states.ts';
import type { BookingSubmission } from '../submissions/submission.ts';
import type { CommandContext, Outcome } from './command.ts';

type Hosted = { host?: NonNullable<BookingSubmission['host']>; history: BookingEvent[] };

/** The host of a new talk, with the line of the history that explains the choice; nothing where nobody is a host. */
export function newHost(talk: Talk, { hosting, now }: Pick<CommandContext, 'hosting' | 'now'>): Hosted {
  return withHost([], chooseHost(talk, hosting), now);
}

/** The host of a booking that moves: the same one where they are free then, or where the studio decides, else another. */
export function hostAfterMove(
  booking: BookingSubmission,
  talk: Talk,
  { hosting, now }: Pick<CommandContext, 'hosting' | 'now'>,
  isByStudio = false,
): Hosted {
  const { host, history } = booking;
  const isStaying = isByStudio || freeHosts(talk, hosting, booking).some(({ uid }) => uid === host?.uid);
  if (host && (isStaying || hosting.hosts.length === 0)) return { host, history };
  return withHost(history, chooseHost(talk, hosting, booking), now);
}

function withHost(history: BookingEvent[], chosen: ChosenHost | undefined, now: Date): Hosted {
  if (!chosen) return { history };
  const { uid, name } = chosen;
  return {
    host: { uid, name },
    history: [...history, { at: now, what: 'hosted', by: 'site', host: chosen }],
  };
}

/** The studio gives a booking to another host; both are told, the visitor sees it on the page of the booking. */
export function assignHost(
  booking: BookingSubmission,
  { host: uid }: { host: string },
  { hosting, now }: CommandContext,
): Outcome {
  if (!booking.holdsSlot) return { refused: 'cancelled' };
  if (booking.host?.uid === uid) return undefined;
  const found = hosting.hosts.find((one) => one.uid === uid);
  if (!found) return { refused: 'closed' };
  const host = { uid, name: found.name };
  return {
    what: 'hosted',
    fields: {
      host,
      sequence: booking.sequence + 1,
      history: [...booking.history, { at: now, what: 'hosted', by: 'studio', host }],
    },
    takes: { data: booking.data, horario: booking.horario, host: uid },
    mails: hostMails(booking, host),
    sendsNow: true,
  };
}

/** The mails that tell the hosts of a change: the one before it and the one after. None before the studio has confirmed. */
export function hostMails(
  booking: Pick<BookingSubmission, 'state' | 'host'>,
  after: BookingSubmission['host'] = booking.host,
): MailName[] {
  const uids = [booking.host?.uid, after?.uid].filter((uid) => uid !== undefined);
  return stateOf(booking).isTrusted ? [...new Set(uids)].map((uid) => `host-${uid}` as const) : [];
}
