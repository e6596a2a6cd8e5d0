import type { ChosenHost } from '../../agenda/hosts.ts';
import type { Booking } from '../../forms/booking.ts';
import type { MailEvent } from '../mails/mailName.ts';

/**
 * `from` is the time before a move. `isHeld`: the visitor got no mail, because the mailbox had received its daily
 * maximum. `isUntold`: the studio moved the booking without a mail. `host` is the booking's new host and how the site
 * chose it.
 */
export type BookingEvent = {
  at: Date;
  what: 'entered' | 'moved' | 'place' | 'hosted' | 'lapsed' | InvitationAnswer | MailEvent;
  by: 'visitor' | 'studio' | 'site' | 'host';
  from?: Pick<Booking, 'data' | 'horario'>;
  isHeld?: true;
  isUntold?: true;
  host?: Pick<ChosenHost, 'uid' | 'name'> & Partial<ChosenHost>;
};

export type InvitationAnswer = 'accepted' | 'declined';

/** Whether the current host has declined the booking at its current time. */
export function isDeclined({ history }: { history: readonly BookingEvent[] }): boolean {
  const last = history.findLast(({ what }) => ['moved', 'hosted', 'accepted', 'declined'].includes(what));
  return last?.what === 'declined';
}

export const ATTENDANCES = ['kept', 'missed'] as const;
