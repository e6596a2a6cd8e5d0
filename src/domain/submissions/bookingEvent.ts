import type { Booking } from '../forms/booking.ts';

/**
 * Later changes of a stored booking; `from` is where it was before a move. `isHeld`: its visitor was not told, because the day's
 * mails were used up (src/domain/commands/visitorMails.ts); `isUntold`: the studio moved it without a mail.
 */
export type BookingEvent = {
  at: Date;
  what: 'entered' | 'moved' | 'place' | 'reminded';
  by: 'visitor' | 'studio' | 'site';
  from?: Pick<Booking, 'data' | 'horario'>;
  isHeld?: true;
  isUntold?: true;
};

/** Whether a consultation took place, as the studio notes it. */
export const ATTENDANCES = ['kept', 'missed'] as const;
