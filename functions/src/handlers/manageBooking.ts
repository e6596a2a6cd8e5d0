import * as v from 'valibot';
import { slotStart } from '../../../src/domain/agenda/slots.ts';
import { placeDay } from '../../../src/domain/agenda/workingDay.ts';
import { missedNotice } from '../../../src/domain/commands/missedNotice.ts';
import { BOOKING_CHANGED, INVALID_REQUEST, LINK_INVALID } from '../../../src/domain/site/api.ts';
import {
  type ManagedBooking,
  type ManageRequest,
  type MarkedAnswered,
  manageRequestSchema,
} from '../../../src/domain/submissions/managedBooking.ts';
import type { StoredBooking } from '../../../src/domain/submissions/submission.ts';
import { VISITOR } from '../../../src/domain/submissions/submissionLog.ts';
import { isMeantBy, type LinkedBooking } from '../adapters/agenda/bookingLinks.ts';
import type { StoredSubmission } from '../adapters/submissions/submissionDocuments.ts';
import { refusalError, tooLate } from '../commands/refusalError.ts';
import type { Adapters } from '../createAdapters.ts';
import { HttpError } from '../http/HttpError.ts';
import { type FormRequest, parseFormRequest } from '../http/parseFormRequest.ts';
import { LINK_DAYS } from '../policy/bookingLimits.ts';
import type { MailWorker } from './mailWorker.ts';
import { createMarkAnswered } from './markAnswered.ts';

const DAY_MS = 86_400_000;

type Change = Exclude<ManageRequest, { action: 'show' | 'markAnswered' }>;

/**
 * Shows, moves or cancels the booking of a link, or marks what the link of a notice names as answered. Throws an `HttpError` with 400, with 404 for a link that does not hold,
 * whatever the reason, or with 409 for what can no longer be done. What was done already is answered as if it were done
 * now, and nobody is told again.
 */
export function createManageBooking(adapters: Adapters, { sendStarted }: MailWorker) {
  const markAnswered = createMarkAnswered(adapters);
  const { links, runCommand, readSubmission, readStudioAgenda, now, log } = adapters;

  return async function manageBooking(httpRequest: FormRequest): Promise<ManagedBooking | MarkedAnswered> {
    const { success, output } = v.safeParse(manageRequestSchema, await parseFormRequest(httpRequest));
    if (!success) throw new HttpError(400, { error: INVALID_REQUEST });
    if (output.action === 'markAnswered') return markAnswered(output.token);
    const link = links.read(output.token);
    const found = link && (await readSubmission({ kind: 'bookings', id: link.id }));
    const stored = found?.record as StoredBooking | undefined;
    if (!link || !found || !stored || !isMeantBy(link, found) || hasExpired(stored))
      throw new HttpError(404, { error: LINK_INVALID });
    const booking = output.action === 'show' ? stored : await change(link, output);
    return toManaged(link.id, booking);
  };

  function hasExpired({ data, horario }: StoredBooking): boolean {
    return now().getTime() > slotStart(data, horario).getTime() + LINK_DAYS * DAY_MS;
  }

  async function change(link: LinkedBooking, { token: _, ...command }: Change): Promise<StoredBooking> {
    const isMeant = (stored: StoredSubmission) => isMeantBy(link, stored);
    const giver = { by: VISITOR, uid: '', name: '' };
    const outcome = await runCommand({ kind: 'bookings', id: link.id, isMeant }, command, {
      giver,
      now: now(),
    });
    if ('refused' in outcome)
      throw refusalError(outcome, { missing: LINK_INVALID, changed: BOOKING_CHANGED });
    if (outcome.started.length > 0) log('info', 'booking.changed', { id: link.id, action: command.action });
    await sendStarted(outcome.started);
    return outcome.submission?.record as StoredBooking;
  }

  async function toManaged(id: string, booking: StoredBooking): Promise<ManagedBooking> {
    const { availability, meetingAddress } = await readStudioAgenda();
    const { tipoConsulta, outroTipo, data, horario, referencia, sequence, holdsSlot, state } = booking;
    const byWhen = placeDay(data, availability, now());
    const notice = missedNotice(booking, availability, now());
    return {
      id,
      ...{ tipoConsulta, outroTipo, data, horario, referencia, sequence },
      status: holdsSlot ? 'held' : 'cancelled',
      place: state === 'review' ? '' : booking.meetingAddress || meetingAddress,
      ...(byWhen && { placeDay: byWhen }),
      ...(notice !== undefined && { fixed: tooLate(notice) }),
    };
  }
}
