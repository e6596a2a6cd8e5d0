import { setTimeout as delay } from 'node:timers/promises';
import type { Command } from '../../../src/domain/commands/table.ts';
import { CAPTCHA_REFUSED, CAPTCHA_UNAVAILABLE } from '../../../src/domain/site/requestErrors.ts';
import type { Submission } from '../../../src/domain/submissions/submission.ts';
import { VISITOR } from '../../../src/domain/submissions/submissionLog.ts';
import type { StartedMail, SubmissionKey } from '../adapters/submissionDocuments.ts';
import { refusalError } from '../commands/refusalError.ts';
import type { Adapters } from '../createAdapters.ts';
import { HttpError } from '../http/HttpError.ts';
import type { MailWorker } from './mailWorker.ts';

type IncomingSubmission = {
  recaptchaToken: string;
  ipAddress: string | undefined;
  command: Command<'message' | 'book'>;
  /** Whether what is stored under its id was made by the same request. */
  isEqual: (stored: Submission) => boolean;
};

/** When an equal submission is looked for that may be under way: at once, after one second, and after four more. */
const LOOKS_AFTER_MS = [0, 1000, 4000];

/**
 * Takes a checked submission: captcha, store, mail; answers what is stored, now or before, whatever became of its mails. A
 * token that was used leads to an equal submission that is stored. The captcha decides: what the honeypot or the minimum time
 * catches is stored all the same. Throws an `HttpError` with 403 or 502 (captcha), 409 (the slot, the e-mail), or 429.
 */
export function createProcessSubmission(adapters: Adapters, { sendStarted }: MailWorker) {
  const { refreshHosts, readSubmission, runCommand, verifyCaptcha, hashIpAddress, now, log } = adapters;

  return async function processSubmission(incoming: IncomingSubmission): Promise<Submission> {
    const { command, ipAddress } = incoming;
    const kind = command.action === 'book' ? 'bookings' : 'messages';
    const key = { kind, id: command.id } as const;
    const verdict = await verifyCaptcha(incoming.recaptchaToken);
    if (verdict === 'unavailable') throw new HttpError(502, { error: CAPTCHA_UNAVAILABLE });
    const equal = verdict === 'used' ? await findEqual(key, incoming) : undefined;
    if (verdict !== 'confirmed' && !equal) throw new HttpError(403, { error: CAPTCHA_REFUSED });
    if (kind === 'bookings' && !equal) await refreshHosts();
    const hashedIp = ipAddress && hashIpAddress(ipAddress);
    const outcome = equal
      ? { submission: equal, started: [] }
      : await runCommand(key, command, { by: VISITOR, now: now(), hashedIp });
    if ('refused' in outcome) throw refusalError(outcome);
    const { submission, started } = outcome as { submission: Submission; started: StartedMail[] };
    const event = started.length > 0 ? 'submission.accepted' : 'submission.repeated';
    log('info', event, { ...key, state: submission.state });
    await sendStarted(started);
    return submission;
  };

  /** The equal submission that came before, for up to five seconds, in which it may be stored. */
  async function findEqual(key: SubmissionKey, { isEqual }: IncomingSubmission) {
    for (const pause of LOOKS_AFTER_MS) {
      await delay(pause);
      const known = await readSubmission(key);
      if (known) return isEqual(known) ? known : undefined;
    }
    return undefined;
  }
}

export type ProcessSubmission = ReturnType<typeof createProcessSubmission>;
