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
 * (400), and a slot that is taken (409).
 */
export function createSendAgendamento({ processSubmission, newId, now }: BookingDependencies) {
  return async function sendAgendamento(httpRequest: FormRequest): Promise<BookingSuccess> {
    const { output: request, fields } = validateBookingRequest(parseFormRequest(httpRequest), now());
    if (fields) throw new HttpError(400, { error: Object.values(fields)[0] ?? '', fields });
    const { recaptchaToken, website, elapsedMs, idempotencyKey: id = newId(), ...booking } = request;
    const referencia = bookingReference(id);
    await processSubmission({
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
          holdsSlot: shared.state !== 'spam',
          cancelledAt: null,
        },
      }),
    });
    return { ok: true, id, referencia };
  };
}
