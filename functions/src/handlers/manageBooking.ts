import * as v from 'valibot';
import { slotStart } from '../../../src/domain/agenda/slots.ts';
import { placeDay } from '../../../src/domain/agenda/workingDay.ts';
import { isWaitingRequest } from '../../../src/domain/commands/lapse.ts';
import { type ManagedBooking, manageRequestSchema } from '../../../src/domain/commands/managedBooking.ts';
import { missedNotice } from '../../../src/domain/commands/missedNotice.ts';
import {
  ANSWERS_ARE_SEEN,
  BOOKING_CHANGED,
  LINK_INVALID,
} from '../../../src/domain/commands/refusalSentences.ts';
import type { Command } from '../../../src/domain/commands/table.ts';
import { INVALID_REQUEST } from '../../../src/domain/site/requestErrors.ts';
import { bookingReference } from '../../../src/domain/submissions/bookings/bookingReference.ts';
import { meetingPlace } from '../../../src/domain/submissions/bookings/meetingPlace.ts';
import type { BookingSubmission } from '../../../src/domain/submissions/submission.ts';
import { MAILBOX, VISITOR } from '../../../src/domain/submissions/submissionLog.ts';
import type { SubmissionLink } from '../adapters/signedLinks.ts';
import { refusalError, tooLate } from '../commands/refusalError.ts';
import type { Adapters } from '../createAdapters.ts';
import { HttpError } from '../http/HttpError.ts';
import type { MailWorker } from './mailWorker.ts';

/** Days for which a booking's link stays valid after the consultation. */
export const LINK_DAYS = 30;

/**
 * Shows, moves or cancels the booking that a link opens. A notice's link marks its submission as answered. A repeated
 * change has the same result and sends no mails. Throws an `HttpError` with 400, 404 (invalid link) or 409.
 */
export function createManageBooking(adapters: Adapters, { sendStarted }: MailWorker) {
  const { refreshHosts, bookingLinks, answeredLinks, runCommand, readSubmission } = adapters;
  const { readStudioAgenda, now, log } = adapters;

  // If the mailbox is read, notices contain no link. Earlier links remain valid for fourteen days.
  const missingAnswered = adapters.mailbox.isRead ? ANSWERS_ARE_SEEN : LINK_INVALID;

  return async function manageBooking(body: object) {
    const { success, output } = v.safeParse(manageRequestSchema, body);
    if (!success) throw new HttpError(400, { error: INVALID_REQUEST });
    const { token, ...request } = output;
    if (request.action === 'markAnswered') {
      const link = answeredLinks.read(token);
      if (!link) throw new HttpError(404, { error: missingAnswered });
      await run(link, request, MAILBOX, missingAnswered);
      return { reference: bookingReference(link.id) };
    }
    const link = bookingLinks.read(token);
    const found = link && ((await readSubmission(link)) as BookingSubmission | undefined);
    if (!link || !found || !link.isMeant(found) || hasExpired(found, now()))
      throw new HttpError(404, { error: LINK_INVALID });
    return toManaged(request.action === 'show' ? found : await run(link, request, VISITOR));
  };

  async function run(link: SubmissionLink, command: Command, by: string, missing = LINK_INVALID) {
    if (command.action === 'move') await refreshHosts();
    const outcome = await runCommand(link, command, { by, now: now() });
    if ('refused' in outcome) throw refusalError(outcome, { missing, changed: BOOKING_CHANGED });
    log('info', 'link.used', { id: link.id, action: command.action });
    await sendStarted(outcome.started);
    return outcome.submission as BookingSubmission;
  }

  async function toManaged(booking: BookingSubmission): Promise<ManagedBooking> {
    const { availability, settings } = await readStudioAgenda();
    const { id, tipoConsulta, outroTipo, data, horario, referencia, sequence, state } = booking;
    const byWhen = placeDay(data, availability, now());
    const notice = missedNotice(booking, availability, now());
    return {
      ...{ id, tipoConsulta, outroTipo, data, horario, referencia, sequence },
      status: statusOf(booking),
      ...(isWaitingRequest(booking) && { heldUntil: booking.heldUntil?.toISOString() }),
      place: state === 'review' ? '' : meetingPlace(booking, settings),
      ...(booking.host && { host: booking.host.name }),
      ...(byWhen && { placeDay: byWhen }),
      ...(notice !== undefined && { fixed: tooLate(notice) }),
    };
  }
}

const hasExpired = ({ data, horario }: BookingSubmission, now: Date) =>
  now.getTime() > slotStart(data, horario).getTime() + LINK_DAYS * 86_400_000;

function statusOf(booking: BookingSubmission): ManagedBooking['status'] {
  const { holdsSlot, cancelledAt, heldUntil } = booking;
  if (isWaitingRequest(booking)) return 'requested';
  if (holdsSlot) return 'held';
  return heldUntil && !cancelledAt ? 'lapsed' : 'cancelled';
}
