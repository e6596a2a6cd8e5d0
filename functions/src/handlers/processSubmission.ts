import { setTimeout as delay } from 'node:timers/promises';
import { studio } from '../../../src/copy/studio.ts';
import { isLikelySpam } from '../../../src/domain/forms/contact.ts';
import {
  CAPTCHA_REFUSED,
  CAPTCHA_UNAVAILABLE,
  TOO_MANY_SUBMISSIONS,
  tooManyBookings,
} from '../../../src/domain/site/api.ts';
import { emailKey } from '../../../src/domain/submissions/emailKey.ts';
import { bookingExpiry, messageExpiry } from '../../../src/domain/submissions/retention.ts';
import { type SearchedFields, searchTerms } from '../../../src/domain/submissions/searchTerms.ts';
import type { StoredFields } from '../../../src/domain/submissions/submission.ts';
import type { WantedSlot } from '../adapters/agenda/agendaDocuments.ts';
import type { StoredSubmission } from '../adapters/submissions/submissionDocuments.ts';
import type { Adapters } from '../createAdapters.ts';
import { HttpError } from '../http/HttpError.ts';
import { obstacleError } from '../http/obstacleError.ts';
import type { StartedMail } from '../mails/outbox.ts';
import type { MailWorker } from './mailWorker.ts';

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
  /** Whether what is stored under its id was made by the same request. */
  isEqual: (stored: Record) => boolean;
};

type Record = StoredSubmission['record'];

/** When an equal submission is looked for that may be under way: at once, after one second, and after four more. */
const LOOKS_AFTER_MS = [0, 1000, 4000];

/**
 * Takes a checked submission, in this order: captcha, store, mail. Throws an `HttpError` with 403 or 502 (captcha), 429,
 * or 409 (a slot that cannot be booked, or three future bookings of this e-mail); returns what is stored, now or before,
 * whatever became of its mails. A token is good for one use: one that was used leads to an equal submission that is
 * stored. The captcha decides: what the honeypot or the minimum time catches is stored in the state 'review' and takes its
 * slot, only the visitor's mail waits for the studio.
 */
export function createProcessSubmission(adapters: Adapters, { sendStarted }: MailWorker) {
  const { store, verifyCaptcha, hashIpAddress, hashEmail, raiseChange, now, log } = adapters;

  return async function processSubmission(incoming: IncomingSubmission): Promise<Record> {
    const { kind, id, request } = incoming;
    const verdict = await verifyCaptcha(request.recaptchaToken);
    if (verdict === 'unavailable') throw new HttpError(502, { error: CAPTCHA_UNAVAILABLE });
    const stored = verdict === 'used' ? await findEqual(incoming) : undefined;
    if (verdict !== 'confirmed' && !stored) throw new HttpError(403, { error: CAPTCHA_REFUSED });
    const submission = incoming.toSubmission(sharedFields(incoming));
    const outcome = stored ? { known: stored } : await accept(incoming, submission);
    const known = 'known' in outcome ? outcome.known : undefined;
    log('info', known ? 'submission.repeated' : 'submission.accepted', {
      kind,
      id,
      state: submission.record.state,
    });
    // The desk shows the submission before its mails are out.
    if ('started' in outcome) await Promise.all([raiseChange(now()), sendStarted(outcome.started)]);
    return known ?? submission.record;
  };

  /** The equal submission that came before, for up to five seconds, in which it may be stored. */
  async function findEqual(incoming: IncomingSubmission): Promise<Record | undefined> {
    for (const pause of LOOKS_AFTER_MS) {
      await delay(pause);
      const known = await store.read(incoming);
      if (known) return incoming.isEqual(known) ? known : undefined;
    }
    return undefined;
  }

  /** Stores it with its mails, unless something is stored under its id already. */
  async function accept(
    { request, ipAddress, slot }: IncomingSubmission,
    submission: StoredSubmission,
  ): Promise<{ known: Record } | { started: StartedMail[] }> {
    const outcome = await store.accept(submission, {
      hashedIp: ipAddress && hashIpAddress(ipAddress),
      booking: slot && { slot, hashedEmail: hashEmail(request.email) },
      now: now(),
    });
    if (outcome === 'overLimit') throw new HttpError(429, { error: TOO_MANY_SUBMISSIONS });
    if (outcome === 'tooManyBookings') {
      const error = tooManyBookings(studio.email, studio.phone.label);
      throw new HttpError(409, { error, fields: { email: error } });
    }
    if ('obstacle' in outcome) throw obstacleError(outcome, { data: slot?.data ?? '' });
    return outcome;
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
      conversation: id,
      responsible: '',
      revision: 0,
      log: {},
      replies: {},
      drafts: {},
      notes: {},
    };
  }
}

export type ProcessSubmission = ReturnType<typeof createProcessSubmission>;
