import type { ChosenHost } from '../../agenda/hosts.ts';
import type { Booking } from '../../forms/booking.ts';
import type { MailEvent } from '../mails/mailName.ts';

/**
 * A change of a stored booking. `from` is the time before a move. `isHeld`: the visitor got no mail, because the
 * mailbox had received its daily maximum (src/domain/commands/visitorMails.ts). `isUntold`: the studio moved the
 * booking and sent no mail. `host` is the booking's new host, if there is one, and how the site chose the host.
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

/** Whether the visitor came to a consultation, as the studio records it. */
export const ATTENDANCES = ['kept', 'missed'] as const;
