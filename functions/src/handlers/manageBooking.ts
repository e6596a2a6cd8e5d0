import * as v from 'valibot';
import { studio } from '../../../src/content/studio.ts';
import {
  BOOKING_CANCELLED,
  BOOKING_CHANGED,
  INVALID_REQUEST,
  LINK_INVALID,
  tooLateToChange,
} from '../../../src/domain/api.ts';
import {
  type ManagedBooking,
  type ManageRequest,
  manageRequestSchema,
} from '../../../src/domain/managedBooking.ts';
import { slotStart } from '../../../src/domain/slots.ts';
import type { StoredBooking } from '../../../src/domain/submission.ts';
import { placeDay } from '../../../src/domain/workingDay.ts';
import type { ChangeOutcome, ChangeRefusal } from '../adapters/bookingChanges.ts';
import type { LinkedBooking } from '../adapters/bookingLinks.ts';
import type { Adapters } from '../createAdapters.ts';
import { HttpError } from '../http/HttpError.ts';
import { obstacleError } from '../http/obstacleError.ts';
import { type FormRequest, parseFormRequest } from '../http/parseFormRequest.ts';
import { LINK_DAYS, missedNotice } from '../policy/bookingLimits.ts';
import type { DeliverMails } from './deliverMails.ts';

const DAY_MS = 86_400_000;

const REFUSALS = {
  missing: [404, LINK_INVALID],
  changed: [409, BOOKING_CHANGED],
  cancelled: [409, BOOKING_CANCELLED],
} as const;

/**
 * Shows, moves or cancels the booking of a link. Throws an `HttpError` with 400, with 404 for a link that does not hold,
 * whatever the reason, or with 409 for what can no longer be done. What was done already is answered as if it were done
 * now, and nobody is told again.
 */
export function createManageBooking(adapters: Adapters, deliverMails: DeliverMails) {
  const { links, changes, readStudioAgenda, now, log } = adapters;

  return async function manageBooking(httpRequest: FormRequest): Promise<ManagedBooking> {
    const { success, output } = v.safeParse(manageRequestSchema, await parseFormRequest(httpRequest));
    if (!success) throw new HttpError(400, { error: INVALID_REQUEST });
    const link = links.read(output.token);
    const stored = link && (await changes.read(link));
    if (!link || !stored || hasExpired(stored)) throw new HttpError(404, { error: LINK_INVALID });
    const booking = output.action === 'show' ? stored : await change(link, output);
    return toManaged(link.id, booking);
  };

  function hasExpired({ data, horario }: StoredBooking): boolean {
    return now().getTime() > slotStart(data, horario).getTime() + LINK_DAYS * DAY_MS;
  }

  async function change(link: LinkedBooking, request: Exclude<ManageRequest, { action: 'show' }>) {
    const { action, sequence } = request;
    const outcome =
      request.action === 'cancel'
        ? await changes.cancel(link, { sequence, now: now() })
        : await changes.move(link, { sequence, to: request, now: now() });
    if ('refused' in outcome) throw refusal(outcome, request);
    await tell(link.id, action, outcome);
    return outcome.booking;
  }

  async function tell(id: string, action: string, outcome: Exclude<ChangeOutcome, ChangeRefusal>) {
    const { booking, mails } = outcome;
    if (mails.length === 0) return;
    log('info', 'booking.changed', { id, action });
    // Only what this change calls for: another process may be sending what was outstanding before.
    const record = { ...booking, mail: { ...booking.mail, outstanding: mails } };
    await deliverMails({ kind: 'bookings', id, record });
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

function refusal(outcome: ChangeRefusal, request: ManageRequest): HttpError {
  switch (outcome.refused) {
    case 'tooLate':
      return new HttpError(409, { error: tooLate(outcome.noticeHours) });
    case 'obstacle':
      return obstacleError(outcome, { data: request.action === 'move' ? request.data : '' });
    default: {
      const [status, error] = REFUSALS[outcome.refused];
      return new HttpError(status, { error });
    }
  }
}

function tooLate(noticeHours: number): string {
  return tooLateToChange(noticeHours, studio.email, studio.phone.label);
}
