import * as v from 'valibot';
import { CALENDAR_FEED_PATH, INVALID_REQUEST, SLOT_TAKEN } from '../../../src/domain/api.ts';
import { bookingReference } from '../../../src/domain/bookingReference.ts';
import { emailKey } from '../../../src/domain/emailKey.ts';
import { bookingExpiry } from '../../../src/domain/retention.ts';
import { searchTerms } from '../../../src/domain/searchTerms.ts';
import {
  type StudioAgendaAnswer,
  studioActionSchema,
  validateEnteredBooking,
} from '../../../src/domain/studioActions.ts';
import type { StoredBooking } from '../../../src/domain/submission.ts';
import { deliverDone } from '../commands/deliverDone.ts';
import { refusalError } from '../commands/refusalError.ts';
import type { Adapters } from '../createAdapters.ts';
import { HttpError } from '../http/HttpError.ts';
import { type FormRequest, parseFormRequest } from '../http/parseFormRequest.ts';
import { requireAdministrator, requireRecentAdministrator } from '../http/requireCaller.ts';
import { firstMailState } from '../policy/mailRetryPolicy.ts';
import type { DeliverMails } from './deliverMails.ts';

/**
 * What administrators do with bookings and the agenda past the rules of the database: enter a booking made by phone, give
 * one its meeting address, make or revoke the address of the calendar. Throws an `HttpError` with 400, 401, 403 (the
 * calendar's address needs a sign-in of the last hour) or 409.
 */
export function createStudioAgenda(adapters: Adapters, deliverMails: DeliverMails) {
  const { verifyCaller, runCommand, enterBooking, feed, siteUrl, now } = adapters;

  return async function studioAgenda(httpRequest: FormRequest): Promise<StudioAgendaAnswer> {
    const body = await parseFormRequest(httpRequest);
    const caller = await verifyCaller(httpRequest.authorization);
    const { email, uid, name } = requireAdministrator(caller);
    const { success, output } = v.safeParse(studioActionSchema, body);
    if (!success) throw new HttpError(400, { error: INVALID_REQUEST });
    switch (output.action) {
      case 'enter':
        return enter(output.id, output.booking);
      case 'place': {
        const { id, revision, ...command } = output;
        const giver = { by: email, uid, name };
        const outcome = await runCommand({ kind: 'bookings', id, revision }, command, { giver, now: now() });
        if ('refused' in outcome) throw refusalError(outcome.refused);
        await deliverDone(outcome, deliverMails);
        return { ok: true, id };
      }
      case 'makeFeed': {
        requireRecentAdministrator(caller, now());
        const secret = await feed.make(uid, now());
        return { ok: true, address: `${siteUrl()}${CALENDAR_FEED_PATH}/${secret}.ics` };
      }
      case 'revokeFeed':
        await feed.revoke();
        return { ok: true };
    }
  };

  async function enter(id: string, values: Record<string, unknown>): Promise<StudioAgendaAnswer> {
    const { output, fields } = validateEnteredBooking(values);
    if (fields) throw new HttpError(400, { error: Object.values(fields)[0] ?? '', fields });
    const moment = now();
    const record: StoredBooking = {
      ...output,
      createdAt: moment,
      updatedAt: moment,
      state: 'answered',
      search: searchTerms({ id, ...output }),
      emailKey: emailKey(output.email),
      expireAt: bookingExpiry(output.data),
      referencia: bookingReference(id),
      holdsSlot: true,
      cancelledAt: null,
      sequence: 0,
      reminder: output.email ? 'due' : 'done',
      history: [{ at: moment, what: 'entered', by: 'studio' }],
      meetingAddress: '',
      requestHash: '',
      revision: 0,
      log: {},
      replies: {},
      drafts: {},
      notes: {},
      mail: firstMailState(moment, output.email ? ['studio', 'visitor'] : ['studio']),
    };
    const outcome = await enterBooking(id, record, moment);
    if (outcome === 'taken') throw new HttpError(409, { error: SLOT_TAKEN, fields: { horario: SLOT_TAKEN } });
    if (outcome === 'past') {
      const error = 'Este horário já passou. Escolha outro horário.';
      throw new HttpError(409, { error, fields: { horario: error } });
    }
    if (outcome === 'stored') await deliverMails({ kind: 'bookings', id, record });
    return { ok: true, id };
  }
}
