import type { StoredMail } from '../../../src/domain/submissions/storedMail.ts';
import type { Mail } from '../adapters/mail.ts';
import type { Adapters } from '../createAdapters.ts';
import { healthMail } from '../mails/healthMail.ts';
import { hasNews, summaryMail } from '../mails/summaryMail.ts';
import { DELIVERY_MS, STORED_MAILS_MS } from '../policy/redeliveryLimits.ts';

/**
 * Sends the stored mails that are due, each with the same Message-ID at every try, until its deadline. Before each try it
 * asks whether the mail is still wanted. With a slow mail server it leaves the rest to the next run. Throws when the
 * database does not answer.
 */
export function createSendStoredMails(adapters: Adapters) {
  const { mails, summaries, health, readAdministrators, readSummary, attemptMail, addresses, now, log } =
    adapters;

  return async function sendStoredMails(): Promise<void> {
    const begun = performance.now();
    for (const path of await mails.due(now())) {
      if (performance.now() - begun > STORED_MAILS_MS) break;
      const stored = await mails.startNext(path, now());
      // One that cannot be made keeps no other from being sent.
      if (stored)
        await send(stored).catch((error) =>
          log('error', 'mail.unrecorded', { kind: stored.kind, name: error?.name }),
        );
    }
  };

  async function send(stored: StoredMail): Promise<void> {
    const isLate = stored.deadline <= now();
    const mail = isLate ? undefined : await compose(stored);
    const { kind } = stored;
    const error = mail ? await attemptMail(() => mail, AbortSignal.timeout(DELIVERY_MS), { kind }) : 'late';
    const state = await mails.record(stored, mail || isLate ? { error, now: now() } : 'withheld');
    if (state === 'failed') log('error', 'mail.failed', { kind, code: error });
  }

  /** Undefined when it is not to be sent any more. */
  async function compose(mail: StoredMail): Promise<Mail | undefined> {
    if (mail.kind === 'summary') return composeSummary(mail);
    // An incident that is over before its alert got out is told by the other mail alone.
    const isWanted = mail.kind === 'allClear' || (await health.isOpen(mail.topic, mail.openedAt));
    return isWanted ? healthMail(mail, addresses()) : undefined;
  }

  async function composeSummary({ uid, day }: { uid: string; day: string }): Promise<Mail | undefined> {
    if (!(await summaries.isWanted(uid))) return undefined;
    const summary = await readSummary(day);
    if (!hasNews(summary)) return undefined;
    // Asked last, so that somebody whose rights were taken away meanwhile gets nothing.
    const [administrator] = await readAdministrators([uid]);
    if (!administrator?.email) return undefined;
    return summaryMail(summary, { day, uid, to: administrator.email, ...addresses() });
  }
}

export type SendStoredMails = ReturnType<typeof createSendStoredMails>;
