import { setTimeout as delay } from 'node:timers/promises';
import {
  CAPTCHA_REFUSED,
  CAPTCHA_UNAVAILABLE,
  SLOT_TAKEN,
  TOO_MANY_SUBMISSIONS,
} from '../../../src/domain/api.ts';
import { isCaughtByGuards } from '../../../src/domain/contact.ts';
import type { InboxRecord } from '../../../src/domain/inbox.ts';
import { searchTerms } from '../../../src/domain/searchTerms.ts';
import type { CaptchaVerdict } from '../adapters/captcha.ts';
import { firstMailState } from '../adapters/outbox.ts';
import type { Store, StoredSubmission, WantedSlot } from '../adapters/store.ts';
import type { DeliverMails } from './deliverMails.ts';
import { Refusal } from './formSubmission.ts';

const SPAM_KEPT_MS = 30 * 24 * 3_600_000;

/** How long the visitor waits for the mails, and an equal submission for the one that came first. */
const MAILS_WITHIN_MS = 8000;
const WAIT_FOR_TWIN_MS = 25_000;

/** The outside world of both forms; `log` receives event names and codes, never what a visitor typed. */
export type SubmissionDependencies = {
  store: Store;
  verifyCaptcha: (token: string) => Promise<CaptchaVerdict>;
  deliverMails: DeliverMails;
  hashAddress: (address: string) => string;
  now: () => Date;
  log: (level: 'info' | 'warn' | 'error', event: string, details?: object) => void;
};

type Proofs = {
  nome: string;
  email: string;
  recaptchaToken: string;
  website: string;
  elapsedMs?: number | undefined;
};

type Arrival = {
  kind: StoredSubmission['kind'];
  id: string;
  request: Proofs;
  address: string;
  slot?: WantedSlot;
  /** The document to store, made of the fields that both kinds share and whether it is spam. */
  toSubmission: (shared: InboxRecord) => StoredSubmission;
};

/**
 * Takes a checked submission, in this order: known already, rate limit, captcha, store, mail. Throws a `Refusal` with
 * 429, 403 or 502 (captcha), or 409 (slot); returns when it is stored, now or before, whatever became of its mails.
 * What the quiet guards catch is stored as spam, without asking the captcha service, without a slot and without mails.
 */
export function createTakeSubmission(outside: SubmissionDependencies) {
  const { store, verifyCaptcha, deliverMails, hashAddress, now, log } = outside;

  return async function takeSubmission(arrival: Arrival): Promise<void> {
    const { kind, id } = arrival;
    if ((await claimOrWait(arrival)) === 'accepted') return log('info', 'submission.repeated', { kind, id });
    const submission = await storeOrRelease(arrival);
    if (!submission) return;
    log('info', 'submission.accepted', { kind, id, state: submission.record.state });
    await deliverMails(submission, AbortSignal.timeout(MAILS_WITHIN_MS));
  };

  async function claimOrWait(key: Arrival): Promise<'claimed' | 'accepted'> {
    const started = performance.now();
    for (;;) {
      const outcome = await store.claim(key, now());
      if (outcome !== 'busy') return outcome;
      if (performance.now() - started > WAIT_FOR_TWIN_MS)
        throw new Error('an equal submission takes too long');
      await delay(100 + Math.random() * 200);
    }
  }

  async function storeOrRelease(arrival: Arrival): Promise<StoredSubmission | undefined> {
    try {
      return await checkAndStore(arrival);
    } catch (error) {
      await store.release(arrival).catch(() => log('warn', 'submission.unreleased', { id: arrival.id }));
      throw error;
    }
  }

  async function checkAndStore({
    request,
    address,
    slot,
    toSubmission,
  }: Arrival): Promise<StoredSubmission | undefined> {
    const caught = isCaughtByGuards(request);
    const hashed = hashAddress(address);
    if (await store.isOverLimit(hashed, now())) throw new Refusal(429, { error: TOO_MANY_SUBMISSIONS });
    if (!caught) await confirmPerson(request.recaptchaToken);
    const submission = toSubmission(sharedFields(request, caught));
    const outcome = await store.accept(submission, {
      address: hashed,
      slot: caught ? undefined : slot,
      now: now(),
    });
    if (outcome === 'overLimit') throw new Refusal(429, { error: TOO_MANY_SUBMISSIONS });
    if (outcome === 'slotTaken') {
      throw new Refusal(409, { error: SLOT_TAKEN, fields: { horario: SLOT_TAKEN } });
    }
    return outcome === 'stored' ? submission : undefined;
  }

  async function confirmPerson(token: string): Promise<void> {
    const verdict = await verifyCaptcha(token);
    if (verdict === 'refused') throw new Refusal(403, { error: CAPTCHA_REFUSED });
    if (verdict === 'unavailable') throw new Refusal(502, { error: CAPTCHA_UNAVAILABLE });
  }

  function sharedFields(request: Proofs, caught: boolean): InboxRecord {
    const moment = now();
    const shared = { createdAt: moment, updatedAt: moment, search: searchTerms(request) };
    if (!caught) return { ...shared, state: 'new', mail: firstMailState(moment) };
    const mail = {
      state: 'withheld',
      outstanding: [],
      attempts: 0,
      nextAttemptAt: null,
      lastError: null,
    } as const;
    const expireAt = new Date(moment.getTime() + SPAM_KEPT_MS);
    return { ...shared, state: 'spam', mail: { ...mail, outstanding: [] }, expireAt };
  }
}

export type TakeSubmission = ReturnType<typeof createTakeSubmission>;
