import { bookingReference } from '../../../src/domain/agenda.ts';
import type { BookingSuccess } from '../../../src/domain/api.ts';
import { validateBookingRequest } from '../../../src/domain/booking.ts';
import { type FormRequest, Refusal, readFormSubmission } from './formSubmission.ts';
import type { TakeSubmission } from './takeSubmission.ts';

type BookingDependencies = { takeSubmission: TakeSubmission; newId: () => string; now: () => Date };

/**
 * Books a consultation. Refuses what sendContactEmail refuses, days and slots that cannot be booked at this moment
 * (400), and a slot that somebody else has (409).
 */
export function createSendAgendamento({ takeSubmission, newId, now }: BookingDependencies) {
  return async function sendAgendamento(httpRequest: FormRequest): Promise<BookingSuccess> {
    const { output: request, fields } = validateBookingRequest(readFormSubmission(httpRequest), now());
    if (fields) throw new Refusal(400, { error: Object.values(fields)[0] ?? '', fields });
    const { recaptchaToken, website, elapsedMs, submissionId: id = newId(), ...booking } = request;
    const referencia = bookingReference(id);
    await takeSubmission({
      kind: 'bookings',
      id,
      request,
      address: httpRequest.address,
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
