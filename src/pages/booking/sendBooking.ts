import type { FormValues } from '#src/components/form/useForm.ts';
import type { Booking } from '#src/domain/forms/booking.ts';
import type { ConfirmedBooking } from '#src/domain/forms/confirmedBooking.ts';
import type { AntiSpamFields } from '#src/domain/forms/contact.ts';
import { BOOKING_UNREACHABLE } from '#src/domain/forms/sendingErrors.ts';
import { forgetIdempotencyKey, idempotencyKey } from '#src/features/form-submission/idempotencyKey.ts';
import { readStored, writeStored } from '#src/services/browser/deviceStorage.ts';

/** The storage key of a slot that this tab requested without getting a response; the slot may be booked. */
const PENDING = 'site:unanswered-slot';

const slotText = ({ data, horario }: Pick<Booking, 'data' | 'horario'>) => `${data} ${horario}`;
const forgetPendingSlot = () => writeStored('sessionStorage', PENDING, null);

/** Whether this visitor requested the slot and got no response. Sending the same booking again returns its outcome. */
export function isPendingSlot(slot: Pick<Booking, 'data' | 'horario'>): boolean {
  return readStored('sessionStorage', PENDING) === slotText(slot);
}

export async function readBooking(values: FormValues) {
  const { validateBooking } = await import('#src/domain/forms/booking.ts');
  return validateBooking(values, new Date());
}

/** Sends a booking; retries have the same idempotency key. Throws a SubmissionError with a sentence for the visitor. */
export async function sendBooking(booking: Booking, antiSpam: AntiSpamFields): Promise<ConfirmedBooking> {
  const { sendAgendamento } = await import('#src/services/forms/sendAgendamento.ts');
  writeStored('sessionStorage', PENDING, slotText(booking));
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
