import type { ChosenHost } from '../../agenda/hosts.ts';
import type { Booking } from '../../forms/booking.ts';

/**
 * Later changes of a stored booking; `from` is the time before a move. `isHeld`: the visitor was not told, because the
 * mailbox has received its daily maximum of mails (src/domain/commands/visitorMails.ts). `isUntold`: the studio moved
 * it without a mail. `host` is the booking's new host, if there is one, and how the site chose them.
 */
export type BookingEvent = {
  at: Date;
  what: 'entered' | 'moved' | 'place' | 'reminded' | 'hosted' | 'lapsed' | InvitationAnswer;
  by: 'visitor' | 'studio' | 'site' | 'host';
  from?: Pick<Booking, 'data' | 'horario'>;
  isHeld?: true;
  isUntold?: true;
  host?: Pick<ChosenHost, 'uid' | 'name'> & Partial<ChosenHost>;
};

export type InvitationAnswer = 'accepted' | 'declined';

/** Whether the present host has declined the booking at its current time. */
export function isDeclined({ history }: { history: readonly BookingEvent[] }): boolean {
  const last = history.findLast(({ what }) => ['moved', 'hosted', 'accepted', 'declined'].includes(what));
  return last?.what === 'declined';
}

/** Whether a consultation took place, as the studio records it. */
export const ATTENDANCES = ['kept', 'missed'] as const;
