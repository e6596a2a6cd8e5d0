import { CONSULTATION_TYPES } from '../agenda/consultationTypes.ts';
import { SLOTS } from '../agenda/slots.ts';
import type { ApiSuccess } from '../site/apiAnswer.ts';
import { isCalendarDay } from '../time/calendarDay.ts';
import type { Booking } from './booking.ts';

/**
 * The response to a booking. `referencia` is the shown number ('123-456-789'), made from the id. `link` opens the booking;
 * it is missing if another request has the id. `placeDay` is the day by which the place is told.
 */
export type BookingSuccess = ApiSuccess & {
  referencia: string;
  link?: string;
  /** For a request: the ISO time until which its slot is held. */
  heldUntil?: string;
  place?: string;
  placeDay?: string;
  /** The host's name, if the studio has assigned one. */
  host?: string;
};

/** Data for the confirmation screen: the booking as it was sent, its id and the number to show. */
export type ConfirmedBooking = Booking &
  Pick<
    BookingSuccess,
    'id' | 'referencia' | 'review' | 'unmailed' | 'heldUntil' | 'link' | 'place' | 'placeDay' | 'host'
  >;

const texts = [
  'nome',
  'email',
  'telefone',
  'comoConheceu',
  'outroTipo',
  'descricaoProjeto',
  'data',
  'id',
  'referencia',
];

/**
 * The booking that a history entry carries; undefined for anything else. It was checked before it was sent, so only what
 * the screen would stumble over is looked at, without the rules' weight.
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
