import { unhostedSlots } from '../agenda/hosts.ts';
import { slotObstacle } from '../agenda/slotObstacle.ts';
import type { Booking } from '../forms/booking.ts';
import { bookingReference } from '../submissions/bookings/bookingReference.ts';
import { isUpcoming } from '../submissions/bookings/isUpcoming.ts';
import { openConversation } from '../submissions/conversation.ts';
import { type KindIn, type SentMessage, senderName } from '../submissions/kinds.ts';
import { type SearchedFields, searchTerms } from '../submissions/lists/searchTerms.ts';
import { mailboxKey } from '../submissions/mails/mailboxKey.ts';
import type { MailName } from '../submissions/mails/mailName.ts';
import { bookingExpiry, messageExpiry } from '../submissions/retention.ts';
import { type BookingSubmission, emailKey } from '../submissions/submission.ts';
import type { CommandContext, Outcome } from './command.ts';
import { hostMails, newHost } from './hosted.ts';
import { REQUEST_HELD_HOURS } from './lapse.ts';
import { firstMails } from './visitorMails.ts';

/** Maximum number of future bookings of one mailbox. Bookings that the studio entered do not count. */
export const FUTURE_BOOKINGS = 3;

/**
 * Stores a visitor's message. If the address has an open conversation, the message joins it. If the message
 * `isSuspicious` or arrives in a flood, the studio must confirm it before the visitor gets a mail.
 */
export function submitMessage(
  _: undefined,
  { id, message, isSuspicious }: { id: string; message: SentMessage; isSuspicious: boolean },
  context: CommandContext,
): Outcome {
  const { now, sameAddress, isFlood } = context;
  const sent = { ...message, nome: senderName(message) };
  const fields = { ...sent, ...firstFields({ id, ...sent }, now), expireAt: messageExpiry(now) };
  // In a flood, the studio gets one mail a day, not one for each message (see processSubmission).
  if (isFlood) return { fields: { ...fields, state: 'review' } };
  if (isSuspicious) return { ...accepted([]), fields: { ...fields, state: 'review' } };
  const mails = firstMails(['visitor'], context);
  const before = openConversation(sameAddress);
  if (!before) return { ...accepted(mails), fields: { ...fields, state: 'new' } };
  // Drafts of answers move to the new head of the conversation.
  const { conversation, responsible, tags, drafts, correspondents } = before;
  return {
    ...accepted(mails),
    fields: {
      ...fields,
      state: 'new',
      conversation,
      responsible,
      tags,
      drafts,
      ...(correspondents && { correspondents }),
    },
    others: [{ submission: before, what: 'joined', fields: { state: 'joined', drafts: {} } }],
  };
}

/**
 * Stores a visitor's booking, which takes its slot even if it `isSuspicious`. In a flood, the booking becomes a
 * request: it loses its slot after some hours, unless the studio confirms it.
 */
export function submitBooking(
  _: undefined,
  {
    id,
    booking,
    requestHash,
    isSuspicious,
  }: { id: string; booking: Booking; requestHash: string; isSuspicious: boolean },
  context: CommandContext,
): Outcome {
  const { now, availability, takenOn, sameMailbox, hosting, isFlood } = context;
  const { data, horario } = booking;
  const unhosted = unhostedSlots(data, booking.tipoConsulta, hosting);
  const obstacle = slotObstacle(data, horario, { availability, taken: takenOn(data), unhosted, now });
  if (obstacle) return { refused: 'obstacle', obstacle, availability, data };
  const counted = sameMailbox.filter((one) => one.form !== 'entered' && isUpcoming(one, now));
  if (counted.length >= FUTURE_BOOKINGS) return { refused: 'tooManyBookings' };
  const state = isSuspicious || isFlood ? 'review' : 'new';
  const fields = { ...newBooking(id, 'booking', booking, context), state, requestHash } as const;
  const takes = slotOf(fields);
  const mails = isSuspicious ? [] : firstMails([isFlood ? 'requested' : 'visitor'], context);
  if (isFlood) {
    const heldUntil = new Date(now.getTime() + REQUEST_HELD_HOURS * 3_600_000);
    return { fields: { ...fields, heldUntil }, takes, mails, sendsNow: true };
  }
  return { fields, takes, ...accepted([...mails, ...hostMails(fields)]) };
}

function accepted(mails: MailName[]) {
  return { mails: ['studio' as const, ...mails], sendsNow: true };
}

/** The slot that a booking takes, with its host. */
export function slotOf({ data, horario, host }: Pick<BookingSubmission, 'data' | 'horario' | 'host'>) {
  return { data, horario, host: host?.uid };
}

type BookingContext = Pick<CommandContext, 'now' | 'hosting' | 'room'>;

/** The fields of a new booking that takes its slot, except the state. */
export function newBooking(id: string, form: KindIn<'bookings'>, booking: Booking, context: BookingContext) {
  const { now, room } = context;
  return {
    form,
    ...booking,
    ...firstFields({ id, form, ...booking }, now),
    expireAt: bookingExpiry(booking.data),
    mailbox: mailboxKey(booking.email),
    referencia: bookingReference(id),
    holdsSlot: true,
    cancelledAt: null,
    sequence: 0,
    reminder: booking.email ? ('due' as const) : ('done' as const),
    ...newHost(booking, context),
    room,
    meetingAddress: '',
  };
}

/** The fields that all new submissions have, except state and expiry. */
export function firstFields(sent: SearchedFields, now: Date) {
  return {
    createdAt: now,
    updatedAt: now,
    search: searchTerms(sent),
    emailKey: emailKey(sent.email),
    conversation: sent.id,
    responsible: '',
    tags: [],
    person: '',
    revision: 0,
    log: {},
    replies: {},
    drafts: {},
    notes: {},
    requestHash: '',
  };
}
