import * as v from 'valibot';
import type { Booking } from '../forms/booking.ts';
import { commands } from './table.ts';

/** Data of the page that a booking's link opens. Anybody with the link may know them. */
export type ManagedBooking = Pick<Booking, 'tipoConsulta' | 'outroTipo' | 'data' | 'horario'> & {
  id: string;
  referencia: string;
  /** `requested`: the studio must confirm it by `heldUntil`. `lapsed`: nobody confirmed it in time. */
  status: 'held' | 'cancelled' | 'requested' | 'lapsed';
  heldUntil?: string;
  /** Increases with every change. To change the booking, the page sends the number that it has shown. */
  sequence: number;
  host?: string;
  /** The meeting address, or empty. `placeDay` is the day by which the visitor learns it (see workingDay.ts). */
  place: string;
  placeDay?: string;
  /** Why the booking can no longer be changed on this page. */
  fixed?: string;
};

const token = v.pipe(v.string(), v.maxLength(200));

/** The response to the link in a notice to the studio: only the submission's reference. */
export type MarkedAnswered = { reference: string };

/** Body of `POST /api/manageBooking`. `show` changes nothing. Repeating a change has no further effect. */
export const manageRequestSchema = v.variant('action', [
  v.object({ action: v.literal('show'), token }),
  v.object({ action: v.literal('markAnswered'), token }),
  v.object({ action: v.literal('cancel'), token, ...commands.cancel.fields }),
  v.object({ action: v.literal('move'), token, ...commands.move.fields }),
]);

export type ManageRequest = v.InferOutput<typeof manageRequestSchema>;
