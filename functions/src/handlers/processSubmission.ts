import { setTimeout as delay } from 'node:timers/promises';
import type { Command } from '../../../src/domain/commands/table.ts';
import type { ApiSuccess } from '../../../src/domain/site/apiAnswer.ts';
import { CAPTCHA_REFUSED, CAPTCHA_UNAVAILABLE } from '../../../src/domain/site/requestErrors.ts';
import { mailRow } from '../../../src/domain/submissions/mails/mailName.ts';
import { newSiteMail } from '../../../src/domain/submissions/mails/storedMail.ts';
import type { Submission } from '../../../src/domain/submissions/submission.ts';
import { VISITOR } from '../../../src/domain/submissions/submissionLog.ts';
import { todayInSaoPaulo } from '../../../src/domain/time/saoPauloTime.ts';
import type { MailedSubmission, SubmissionKey } from '../adapters/submissionDocuments.ts';
import { STORE_STEP_MS, withTimeout } from '../adapters/withTimeout.ts';
import { refusalError } from '../commands/refusalError.ts';
import type { Adapters } from '../createAdapters.ts';
import { HttpError } from '../http/HttpError.ts';
import type { MailWorker } from './mailWorker.ts';

type IncomingSubmission = {
  recaptchaToken: string;
  ipAddress: string | undefined;
  command: Command<'message' | 'book'>;
  isEqual: (stored: Submission) => boolean;
};

/** Waits before the searches for an equal submission, which may not be stored yet. */
const LOOKS_AFTER_MS = [0, 1000, 4000];

/** The mail about a flood is retried for this long. */
const FLOOD_TOLD_MS = 7 * 24 * 3_600_000;

/**
 * Verifies the captcha, stores a submission and sends its mails. A used token gets the stored submission with the same
 * content. Throws an `HttpError`: 403 or 502 (captcha), 409 (the booking is impossible), or 429.
 */
export function createProcessSubmission(adapters: Adapters, { sendStarted }: MailWorker) {
  const { refreshHosts, readSubmission, runCommand, verifyCaptcha, hashIpAddress, raiseChange, now, log } =
    adapters;
  const { floodGauge, outbox } = adapters;
  let toldOn = '';

  return async function processSubmission(incoming: IncomingSubmission): Promise<MailedSubmission> {
    const { command } = incoming;
    const kind = command.action === 'book' ? 'bookings' : 'messages';
    const key = { kind, id: command.id } as const;
    const verdict = await verifyCaptcha(incoming.recaptchaToken);
    if (verdict === 'unavailable') throw new HttpError(502, { error: CAPTCHA_UNAVAILABLE });
    const equal = verdict === 'used' ? await findEqual(key, incoming) : undefined;
    if (verdict !== 'confirmed' && !equal) throw new HttpError(403, { error: CAPTCHA_REFUSED });
    if (kind === 'bookings' && !equal) await refreshHosts();
    const outcome = equal
      ? { submission: equal, isUnchanged: true, started: [] }
      : await store(key, incoming);
    const submission = outcome.submission as MailedSubmission;
    const event = outcome.isUnchanged ? 'submission.repeated' : 'submission.accepted';
    log('info', event, { ...key, state: submission.state });
    if (outcome.started.length > 0) await sendStarted(outcome.started);
    else if (!outcome.isUnchanged) await raiseChange();
    return submission;
  };

  /** Stores a submission. During a flood, holds it for review and mails the studio. */
  async function store(key: SubmissionKey, { command, ipAddress }: IncomingSubmission) {
    const hashedIp = ipAddress && hashIpAddress(ipAddress);
    const { at, isFlood } = await floodGauge.enter(key.kind);
    const given = { by: VISITOR, now: now(), hashedIp, isFlood };
    let isStored = false;
    try {
      const outcome = await runCommand(key, command, given);
      if ('refused' in outcome) throw refusalError(outcome);
      isStored = !outcome.isUnchanged;
      if (isFlood && isStored) await tellStudio();
      return outcome;
    } finally {
      if (!isStored) floodGauge.leave(key.kind, at);
    }
  }

  /** Stores a mail about a flood, at most once a day. The next redelivery sends it. */
  async function tellStudio(): Promise<void> {
    const day = todayInSaoPaulo(now());
    if (toldOn === day) return;
    toldOn = day;
    const mail = newSiteMail({ kind: 'flood', day }, now(), new Date(now().getTime() + FLOOD_TOLD_MS));
    await withTimeout(STORE_STEP_MS, outbox.storeOnce(mail)).catch(({ name }) => {
      toldOn = '';
      log('error', 'flood.untold', { name });
    });
  }

  /** For up to five seconds, searches for an equal submission that an earlier request has stored. */
  async function findEqual(key: SubmissionKey, { isEqual }: IncomingSubmission) {
    for (const pause of LOOKS_AFTER_MS) {
      await delay(pause);
      const known = await readSubmission(key);
      if (known) return isEqual(known) ? known : undefined;
    }
    return undefined;
  }
}

/** The part of the response that says whether the submission is in review, and whether no confirmation is mailed. */
export function heldBack({ state, mails }: MailedSubmission): Pick<ApiSuccess, 'review' | 'unmailed'> {
  const isMailed = mails.some(({ kind }) => mailRow(kind).isFirst);
  return { ...(state === 'review' && { review: true }), ...(!isMailed && { unmailed: true }) };
}

export type ProcessSubmission = ReturnType<typeof createProcessSubmission>;
