import type { FormValues } from '#src/components/form/useForm.ts';
import type { Booking } from '#src/domain/forms/booking.ts';
import type { ConfirmedBooking } from '#src/domain/forms/confirmedBooking.ts';
import { BOOKING_UNREACHABLE } from '#src/domain/site/api.ts';
import { forgetIdempotencyKey, idempotencyKey } from '#src/features/form-submission/idempotencyKey.ts';
import type { AntiSpamFields } from '#src/features/form-submission/useFormSubmission.ts';
import { forgetPendingSlot, rememberPendingSlot } from './pendingSlot.ts';

/** The booking that the values make at this moment, or what is wrong with each field. */
export async function readBooking(values: FormValues) {
  const { validateBooking } = await import('#src/domain/forms/booking.ts');
  return validateBooking(values, new Date());
}

/**
 * Sends a booking, recognisable when it is tried again, even after a reload. Throws a SubmissionError with a sentence for
 * the visitor.
 */
export async function sendBooking(booking: Booking, antiSpam: AntiSpamFields): Promise<ConfirmedBooking> {
  const { sendAgendamento } = await import('#src/services/forms/sendAgendamento.ts');
  rememberPendingSlot(booking);
  try {
    const { ok, ...accepted } = await sendAgendamento({
      ...booking,
      ...antiSpam,
      idempotencyKey: await idempotencyKey('booking', booking),
    });
    forgetPendingSlot();
    forgetIdempotencyKey('booking');
    return { ...booking, ...accepted };
  } catch (error) {
    if ((error as Error).message !== BOOKING_UNREACHABLE) forgetPendingSlot();
    throw error;
  }
}
