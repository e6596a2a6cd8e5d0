import type { ChosenHost } from '../../agenda/hosts.ts';
import type { Booking } from '../../forms/booking.ts';

/**
 * Later changes of a stored booking; `from` is where it was before a move. `isHeld`: its visitor was not told, because the day's
 * mails were used up (src/domain/commands/visitorMails.ts); `isUntold`: the studio moved it without a mail. `host` is who has it from
 * then on, and how the site chose them; nobody where it is missing.
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

/** Whether the host of a booking has declined it, since they have it at its time. */
export function isDeclined({ history }: { history: readonly BookingEvent[] }): boolean {
  const last = history.findLast(({ what }) => ['moved', 'hosted', 'accepted', 'declined'].includes(what));
  return last?.what === 'declined';
}

/** Whether a consultation took place, as the studio notes it. */
export const ATTENDANCES = ['kept', 'missed'] as const;
