import { CONSULTATION_TYPES } from '../agenda/consultationTypes.ts';
import { SLOTS } from '../agenda/slots.ts';
import type { ApiSuccess } from '../site/apiAnswer.ts';
import { isCalendarDay } from '../time/calendarDay.ts';
import type { Booking } from './booking.ts';
import { bookingFieldNames } from './bookingFields.ts';

/**
 * `referencia` is the reference number ('123-456-789'), derived from the id. `link` opens the booking; it is missing if
 * a different request has used the id before. `placeDay` is the day by which the visitor learns the place.
 */
export type BookingSuccess = ApiSuccess & {
  referencia: string;
  link?: string;
  /** For a booking that the studio must confirm: the ISO time until which its slot is held. */
  heldUntil?: string;
  place?: string;
  placeDay?: string;
  host?: string;
};

/** The content of the confirmation screen: the sent booking, and parts of the response. */
export type ConfirmedBooking = Booking &
  Pick<
    BookingSuccess,
    'id' | 'referencia' | 'review' | 'unmailed' | 'heldUntil' | 'link' | 'place' | 'placeDay' | 'host'
  >;

const texts = [...bookingFieldNames, 'id', 'referencia'];

/**
 * Reads a booking from the state of a history entry; undefined for anything else. Checks only what the screen needs,
 * because the booking was validated before it was sent.
 */
export function readConfirmedBooking(state: unknown): ConfirmedBooking | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const held = state as Record<string, unknown>;
  const complete =
    texts.every((name) => typeof held[name] === 'string') &&
    isCalendarDay(String(held.data)) &&
    SLOTS.some((slot) => slot === held.horario) &&
    CONSULTATION_TYPES.some(({ value }) => value === held.tipoConsulta);
  return complete ? (state as ConfirmedBooking) : undefined;
}
