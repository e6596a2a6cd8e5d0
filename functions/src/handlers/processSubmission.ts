import { setTimeout as delay } from 'node:timers/promises';
import { studio } from '../../../src/content/studio.ts';
import {
  CAPTCHA_REFUSED,
  CAPTCHA_UNAVAILABLE,
  TOO_MANY_SUBMISSIONS,
  tooManyBookings,
} from '../../../src/domain/api.ts';
import { isLikelySpam } from '../../../src/domain/contact.ts';
import { emailKey } from '../../../src/domain/emailKey.ts';
import { bookingExpiry, messageExpiry } from '../../../src/domain/retention.ts';
import { type SearchedFields, searchTerms } from '../../../src/domain/searchTerms.ts';
import type { StoredFields } from '../../../src/domain/submission.ts';
import type { WantedSlot } from '../adapters/agendaDocuments.ts';
import type { StoredSubmission } from '../adapters/submissionDocuments.ts';
import type { Adapters } from '../createAdapters.ts';
import { HttpError } from '../http/HttpError.ts';
import { obstacleError } from '../http/obstacleError.ts';
import { firstMailState } from '../policy/mailRetryPolicy.ts';
import { WAIT_FOR_FIRST_MS } from '../policy/submissionTimes.ts';
import type { DeliverMails } from './deliverMails.ts';

type CheckedRequest = Omit<SearchedFields, 'id'> & {
  recaptchaToken: string;
  conferencia: string;
  elapsedMs?: number | undefined;
};

type IncomingSubmission = {
  kind: StoredSubmission['kind'];
  id: string;
  request: CheckedRequest;
  ipAddress: string | undefined;
  slot?: WantedSlot;
  /** The document to store, made of the fields that both kinds share. */
  toSubmission: (shared: StoredFields) => StoredSubmission;
};

type Record = StoredSubmission['record'];

/**
 * Takes a checked submission, in this order: known already, rate limit, captcha, store, mail. Throws an `HttpError`
 * with 429, 403 or 502 (captcha), or 409 (a slot that cannot be booked, or three future bookings of this e-mail); returns what is
 * stored, now or before, whatever became of its mails. The captcha decides: what the honeypot or the minimum time
 * catches is stored in the state 'review' and takes its slot, only the visitor's mail waits for the studio.
 */
export function createProcessSubmission(adapters: Adapters, deliverMails: DeliverMails) {
  const { store, verifyCaptcha, hashIpAddress, hashEmail, now, log } = adapters;

  return async function processSubmission(incoming: IncomingSubmission): Promise<Record> {
    const { kind, id } = incoming;
    for (;;) {
      const known = await claimOrWait(incoming);
      if (known !== 'claimed') {
        log('info', 'submission.repeated', { kind, id });
        return known;
      }
      const submission = await storeOrRelease(incoming);
      // Stored by another attempt meanwhile: the next round finds it.
      if (!submission) continue;
      const { record } = submission;
      log('info', 'submission.accepted', { kind, id, state: record.state });
      await deliverMails(submission);
      return record;
    }
  };

  async function claimOrWait(key: IncomingSubmission): Promise<'claimed' | Record> {
    const started = performance.now();
    for (;;) {
      const outcome = await store.claim(key, now());
      if (outcome !== 'busy') return outcome;
      if (performance.now() - started > WAIT_FOR_FIRST_MS)
        throw new Error('an equal submission takes too long');
      await delay(100 + Math.random() * 200);
    }
  }

  async function storeOrRelease(incoming: IncomingSubmission): Promise<StoredSubmission | undefined> {
    try {
      return await checkAndStore(incoming);
    } catch (error) {
      await store.release(incoming).catch(() => log('warn', 'submission.unreleased', { id: incoming.id }));
      throw error;
    }
  }

  async function checkAndStore(incoming: IncomingSubmission): Promise<StoredSubmission | undefined> {
    const { request, ipAddress, slot } = incoming;
    const hashedIp = ipAddress && hashIpAddress(ipAddress);
    if (hashedIp && (await store.isOverLimit(hashedIp, now())))
      throw new HttpError(429, { error: TOO_MANY_SUBMISSIONS });
    await confirmPerson(request.recaptchaToken);
    const submission = incoming.toSubmission(sharedFields(incoming));
    const outcome = await store.accept(submission, {
      hashedIp,
      booking: slot && { slot, hashedEmail: hashEmail(request.email) },
      now: now(),
    });
    if (outcome === 'overLimit') throw new HttpError(429, { error: TOO_MANY_SUBMISSIONS });
    if (typeof outcome === 'object' && slot) throw obstacleError(outcome, slot);
    if (outcome === 'tooManyBookings') {
      const error = tooManyBookings(studio.email, studio.phone.label);
      throw new HttpError(409, { error, fields: { email: error } });
    }
    return outcome === 'repeated' ? undefined : submission;
  }

  async function confirmPerson(token: string): Promise<void> {
    const verdict = await verifyCaptcha(token);
    if (verdict === 'refused') throw new HttpError(403, { error: CAPTCHA_REFUSED });
    if (verdict === 'unavailable') throw new HttpError(502, { error: CAPTCHA_UNAVAILABLE });
  }

  function sharedFields({ id, request, slot }: IncomingSubmission): StoredFields {
    const moment = now();
    const state = isLikelySpam(request) ? 'review' : 'new';
    return {
      createdAt: moment,
      updatedAt: moment,
      search: searchTerms({ id, ...request }),
      emailKey: emailKey(request.email),
      expireAt: slot ? bookingExpiry(slot.data) : messageExpiry(moment),
      state,
      revision: 0,
      log: {},
      replies: {},
      drafts: {},
      notes: {},
      mail: firstMailState(moment, state === 'review' ? ['studio'] : ['studio', 'visitor']),
    };
  }
}

export type ProcessSubmission = ReturnType<typeof createProcessSubmission>;
