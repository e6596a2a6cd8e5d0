import { type ChosenHost, chooseHost, freeHosts, type Talk } from '../agenda/hosts.ts';
import type { BookingEvent, InvitationAnswer } from '../submissions/bookings/bookingEvent.ts';
import { isUpcoming } from '../submissions/bookings/isUpcoming.ts';
import type { MailName } from '../submissions/mails/mailName.ts';
import type { ReceivedMail } from '../submissions/mails/receivedMail.ts';
import { stateOf } from '../submissions/states.ts';
import type { BookingSubmission } from '../submissions/submission.ts';
import { todayInSaoPaulo } from '../time/saoPauloTime.ts';
import type { CommandContext, Outcome } from './command.ts';
import type { DueRule } from './dueRule.ts';

type Hosted = { host?: NonNullable<BookingSubmission['host']>; history: BookingEvent[] };

/** The host of a new consultation, and the history entry that explains the choice; empty if nobody is a host. */
export function newHost(talk: Talk, { hosting, now }: Pick<CommandContext, 'hosting' | 'now'>): Hosted {
  return withHost([], chooseHost(talk, hosting), now);
}

/** The host of a moved booking. The host stays the same if free, or if the studio moves the booking. */
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

/** Gives a booking to another host. Both hosts get mails. The visitor sees the new host on the booking's page. */
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
  const history: BookingEvent[] = [...booking.history, { at: now, what: 'hosted', by: 'studio', host }];
  return { what: 'hosted', ...handedOver(booking, { host, history }), sendsNow: true };
}

/** The future bookings of hosts who have stopped. */
export const hostsToReplace: DueRule = ({ now, formerHosts }) =>
  formerHosts.map((uid) => ({
    where: { 'host.uid': uid },
    range: ['data', '>=', todayInSaoPaulo(now)],
    isLasting: true,
  }));

/** Chooses another host after a booking's host has stopped. If nobody is free, tells the studio. */
export function replaceHost(booking: BookingSubmission, _: object, context: CommandContext): Outcome {
  const { hosting, now } = context;
  const { host, history } = booking;
  const hasHost = !host || hosting.hosts.some(({ uid }) => uid === host.uid);
  if (hasHost || !isUpcoming(booking, now)) return undefined;
  if (freeHosts(booking, hosting, booking).length > 0)
    return handedOver(booking, withHost(history, chooseHost(booking, hosting, booking), now));
  const nobody = handedOver(booking, { history: [...history, { at: now, what: 'hosted', by: 'site' }] });
  const back = stateOf(booking).isTrusted && { state: 'new' as const };
  return { ...nobody, fields: { ...nobody.fields, ...back }, mails: ['unhosted', ...nobody.mails] };
}

function handedOver(booking: BookingSubmission, { host, history }: Hosted) {
  const { data, horario, sequence } = booking;
  return {
    fields: { host, sequence: sequence + 1, history },
    takes: { data, horario, host: host?.uid },
    mails: hostMails(booking, host ?? null),
  };
}

/**
 * Records a host's answer to an invitation. If the host declines, the booking waits for the studio again. An answer to
 * an earlier `sequence` is only stored as a mail.
 */
export function answerInvitation(
  booking: BookingSubmission,
  { mail, answer, sequence }: { mail: ReceivedMail; answer: InvitationAnswer | undefined; sequence: number },
): Outcome {
  const { holdsSlot, history } = booking;
  if (!holdsSlot || !answer || sequence < booking.sequence) return { fields: {}, received: mail };
  const back = answer === 'declined' && stateOf(booking).isTrusted && { state: 'new' as const };
  return {
    what: answer,
    fields: { ...back, history: [...history, { at: mail.at, what: answer, by: 'host' }] },
    received: mail,
  };
}

/** The mails to the previous and the new host. If the studio must still confirm the booking, there are none. */
export function hostMails(
  booking: Pick<BookingSubmission, 'state' | 'host'>,
  after: BookingSubmission['host'] | null = booking.host,
): MailName[] {
  const uids = [booking.host?.uid, after?.uid].filter((uid) => uid !== undefined);
  return stateOf(booking).isTrusted ? [...new Set(uids)].map((uid) => `host-${uid}` as const) : [];
}
