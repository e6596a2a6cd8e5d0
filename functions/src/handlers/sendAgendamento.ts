import type { BookingSuccess } from '../../../src/domain/api.ts';
import { validateBookingRequest } from '../../../src/domain/booking.ts';
import { bookingReference } from '../../../src/domain/bookingReference.ts';
import type { FormRequest } from '../http/FormRequest.ts';
import { HttpError } from '../http/HttpError.ts';
import { parseFormRequest } from '../http/parseFormRequest.ts';
import type { ProcessSubmission } from './processSubmission.ts';

type BookingDependencies = { processSubmission: ProcessSubmission; newId: () => string; now: () => Date };

/**
 * Books a consultation. Refuses what sendContactEmail refuses, days and slots that cannot be booked at this moment
 * (400), and a slot that is taken or a fourth future booking of one e-mail (409).
 */
export function createSendAgendamento({ processSubmission, newId, now }: BookingDependencies) {
  return async function sendAgendamento(httpRequest: FormRequest): Promise<BookingSuccess> {
    const { output: request, fields } = validateBookingRequest(await parseFormRequest(httpRequest), now());
    if (fields) throw new HttpError(400, { error: Object.values(fields)[0] ?? '', fields });
    const { recaptchaToken, conferencia, elapsedMs, idempotencyKey: id = newId(), ...booking } = request;
    const referencia = bookingReference(id);
    const state = await processSubmission({
      kind: 'bookings',
      id,
      request,
      ipAddress: httpRequest.ipAddress,
      slot: booking,
      toSubmission: (shared) => ({
        kind: 'bookings',
        id,
        record: {
          ...booking,
          ...shared,
          referencia,
          holdsSlot: true,
          cancelledAt: null,
        },
      }),
    });
    return { ok: true, id, referencia, ...(state === 'review' && { review: true }) };
  };
}
