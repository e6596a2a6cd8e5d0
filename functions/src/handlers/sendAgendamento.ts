import { randomUUID } from 'node:crypto';
import { placeDay } from '../../../src/domain/agenda/workingDay.ts';
import { validateBookingRequest } from '../../../src/domain/forms/booking.ts';
import type { BookingSuccess } from '../../../src/domain/forms/confirmedBooking.ts';
import { isLikelySpam } from '../../../src/domain/forms/contact.ts';
import { meetingPlace } from '../../../src/domain/submissions/bookings/meetingPlace.ts';
import type { BookingSubmission } from '../../../src/domain/submissions/submission.ts';
import { isSpamText } from '../../../src/domain/text/isSpamText.ts';
import type { MailedSubmission } from '../adapters/submissionDocuments.ts';
import { refusalError } from '../commands/refusalError.ts';
import type { Adapters } from '../createAdapters.ts';
import type { Sender } from '../http/formEndpoint.ts';
import { heldBack, type ProcessSubmission } from './processSubmission.ts';

type BookingAdapters = Pick<Adapters, 'bookingLinks' | 'hashRequest' | 'readStudioAgenda' | 'now'>;

/** Books once per id. Only an identical request gets the link again: ids can be guessed. Throws an `HttpError`. */
export function createSendAgendamento(adapters: BookingAdapters, processSubmission: ProcessSubmission) {
  const { bookingLinks, hashRequest, readStudioAgenda, now } = adapters;

  return async function sendAgendamento(body: object, { ipAddress }: Sender): Promise<BookingSuccess> {
    const { output: request, fields } = validateBookingRequest(body, now());
    if (fields) throw refusalError({ refused: 'invalid', fields });
    const { recaptchaToken, conferencia, elapsedMs, idempotencyKey: id = randomUUID(), ...booking } = request;
    // Sorted by key, so that equal bookings have equal hashes.
    const sorted = Object.entries(booking).sort(([one], [other]) => (one < other ? -1 : 1));
    const requestHash = hashRequest(`booking:${JSON.stringify(sorted)}`);
    const isEqual = (stored: object) => 'requestHash' in stored && stored.requestHash === requestHash;
    const isSuspicious = isLikelySpam(request) || isSpamText(booking.nome, booking.descricaoProjeto ?? '');
    const stored = (await processSubmission({
      recaptchaToken,
      ipAddress,
      command: { action: 'book', id, booking, requestHash, isSuspicious },
      isEqual,
    })) as BookingSubmission & MailedSubmission;
    const review = stored.state === 'review';
    const isOwn = isEqual(stored);
    return {
      ok: true,
      id,
      referencia: stored.referencia,
      ...heldBack(stored),
      ...(stored.heldUntil && { heldUntil: stored.heldUntil.toISOString() }),
      ...(isOwn && linkOf(stored)),
      ...(isOwn && !review && (await whereOf(stored))),
      ...(isOwn && !review && stored.host && { host: stored.host.name }),
    };
  };

  /** The booking's link. If no key is set, the request succeeds, but the response has no link. */
  function linkOf(stored: BookingSubmission): Partial<BookingSuccess> {
    try {
      const link = bookingLinks.addressOf(stored);
      return link ? { link } : {};
    } catch {
      return {};
    }
  }

  /** The consultation's place, or the day by which the visitor learns it; empty if the database does not respond. */
  async function whereOf(stored: BookingSubmission): Promise<Partial<BookingSuccess>> {
    const agenda = await readStudioAgenda().catch(() => undefined);
    const place = meetingPlace(stored, agenda?.settings ?? { meetingAddress: '' });
    if (place || !agenda) return place ? { place } : {};
    const byWhen = placeDay(stored.data, agenda.availability, now());
    return byWhen ? { placeDay: byWhen } : {};
  }
}
