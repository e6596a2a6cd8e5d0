import { setTimeout as delay } from 'node:timers/promises';
import {
  CAPTCHA_REFUSED,
  CAPTCHA_UNAVAILABLE,
  SLOT_TAKEN,
  TOO_MANY_SUBMISSIONS,
} from '../../../src/domain/api.ts';
import { isLikelySpam } from '../../../src/domain/contact.ts';
import { emailKey } from '../../../src/domain/emailKey.ts';
import { bookingExpiry, messageExpiry, spamExpiry } from '../../../src/domain/retention.ts';
import { searchTerms } from '../../../src/domain/searchTerms.ts';
import type { StoredFields } from '../../../src/domain/submission.ts';
import type { CaptchaVerdict } from '../adapters/captcha.ts';
import type { StoredSubmission, SubmissionStore, WantedSlot } from '../adapters/submissionStore.ts';
import { HttpError } from '../http/HttpError.ts';
import { firstMailState } from '../policy/mailRetryPolicy.ts';
import { MAILS_WITHIN_MS, WAIT_FOR_FIRST_MS } from '../policy/submissionTimes.ts';
import type { DeliverMails } from './deliverMails.ts';

/** What both forms need from outside; `log` receives event names and codes, never what a visitor typed. */
export type SubmissionDependencies = {
  store: SubmissionStore;
  verifyCaptcha: (token: string) => Promise<CaptchaVerdict>;
  deliverMails: DeliverMails;
  hashIpAddress: (ipAddress: string) => string;
  now: () => Date;
  log: (level: 'info' | 'warn' | 'error', event: string, details?: object) => void;
};

type AntiSpamFields = {
  nome: string;
  email: string;
  recaptchaToken: string;
  website: string;
  elapsedMs?: number | undefined;
};

type IncomingSubmission = {
  kind: StoredSubmission['kind'];
  id: string;
  request: AntiSpamFields;
  ipAddress: string;
  slot?: WantedSlot;
  /** The document to store, made of the fields that both kinds share and whether it is spam. */
  toSubmission: (shared: StoredFields) => StoredSubmission;
};

/**
 * Takes a checked submission, in this order: known already, rate limit, captcha, store, mail. Throws a `HttpError` with
 * 429, 403 or 502 (captcha), or 409 (slot); returns when it is stored, now or before, whatever became of its mails.
 * What the honeypot or the minimum time catches is stored as spam, without asking the captcha service, without a slot and without mails.
 */
export function createProcessSubmission(outside: SubmissionDependencies) {
  const { store, verifyCaptcha, deliverMails, hashIpAddress, now, log } = outside;

  return async function processSubmission(incoming: IncomingSubmission): Promise<void> {
    const { kind, id } = incoming;
    if ((await claimOrWait(incoming)) === 'accepted') return log('info', 'submission.repeated', { kind, id });
    const submission = await storeOrRelease(incoming);
    if (!submission) return;
    log('info', 'submission.accepted', { kind, id, state: submission.record.state });
    await deliverMails(submission, AbortSignal.timeout(MAILS_WITHIN_MS));
  };

  async function claimOrWait(key: IncomingSubmission): Promise<'claimed' | 'accepted'> {
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

  async function checkAndStore({
    request,
    ipAddress,
    slot,
    toSubmission,
  }: IncomingSubmission): Promise<StoredSubmission | undefined> {
    const caught = isLikelySpam(request);
    const hashed = hashIpAddress(ipAddress);
    if (await store.isOverLimit(hashed, now())) throw new HttpError(429, { error: TOO_MANY_SUBMISSIONS });
    if (!caught) await confirmPerson(request.recaptchaToken);
    const submission = toSubmission(sharedFields(request, slot, caught));
    const outcome = await store.accept(submission, {
      hashedIp: hashed,
      slot: caught ? undefined : slot,
      now: now(),
    });
    if (outcome === 'overLimit') throw new HttpError(429, { error: TOO_MANY_SUBMISSIONS });
    if (outcome === 'slotTaken') {
      throw new HttpError(409, { error: SLOT_TAKEN, fields: { horario: SLOT_TAKEN } });
    }
    return outcome === 'stored' ? submission : undefined;
  }

  async function confirmPerson(token: string): Promise<void> {
    const verdict = await verifyCaptcha(token);
    if (verdict === 'refused') throw new HttpError(403, { error: CAPTCHA_REFUSED });
    if (verdict === 'unavailable') throw new HttpError(502, { error: CAPTCHA_UNAVAILABLE });
  }

  function sharedFields(
    request: AntiSpamFields,
    slot: WantedSlot | undefined,
    caught: boolean,
  ): StoredFields {
    const moment = now();
    const keepUntil = slot ? bookingExpiry(slot.data) : messageExpiry(moment);
    const shared = {
      createdAt: moment,
      updatedAt: moment,
      search: searchTerms(request),
      emailKey: emailKey(request.email),
    };
    if (!caught) return { ...shared, state: 'new', mail: firstMailState(moment), expireAt: keepUntil };
    const mail = {
      state: 'withheld',
      outstanding: [],
      attempts: 0,
      nextAttemptAt: null,
      lastError: null,
    } as const;
    const withheld = { ...mail, outstanding: [] };
    return { ...shared, state: 'spam', mail: withheld, expireAt: spamExpiry(moment), keepUntil };
  }
}

export type ProcessSubmission = ReturnType<typeof createProcessSubmission>;
