import { describeMailError, type Mail } from '../adapters/mail.ts';
import type { SummaryMail } from '../adapters/summaryMails.ts';
import type { Adapters } from '../createAdapters.ts';
import { hasNews, summaryMail } from '../mails/summaryMail.ts';
import { DELIVERY_MS, SUMMARIES_MS } from '../policy/redeliveryLimits.ts';

/**
 * Sends the stored summaries that are due, with the same Message-ID at every try, until it is too late in the day. Before
 * each try it asks whether the receiver still wants it and is an administrator with a verified e-mail, and reads what there
 * is to tell. With a slow mail server it leaves the rest to the next run, which also goes on when the database or the
 * account service does not answer: then it throws.
 */
export function createSendSummaries(adapters: Adapters) {
  const { summaries, readAdministrators, readSummary, sendMail, addresses, now, log } = adapters;

  return async function sendSummaries(): Promise<void> {
    const begun = performance.now();
    for (const id of await summaries.due(now())) {
      if (performance.now() - begun > SUMMARIES_MS) break;
      const started = await summaries.startNext(id, now());
      if (!started) continue;
      const mail = await compose(started);
      if (!mail) {
        await summaries.withhold(started);
        continue;
      }
      const error = started.deadline <= now() ? 'late' : await attempt(mail, started);
      const state = await summaries.record(started, { error, now: now() });
      if (state === 'failed') log('error', 'summary.failed', { day: started.day, code: error });
    }
  };

  /** Undefined when it is not to be sent any more. */
  async function compose({ uid, day }: SummaryMail): Promise<Mail | undefined> {
    if (!(await summaries.isWanted(uid))) return undefined;
    const summary = await readSummary(day);
    if (!hasNews(summary)) return undefined;
    // Asked last, so that somebody whose rights were taken away meanwhile gets nothing.
    const [administrator] = await readAdministrators([uid]);
    if (!administrator?.email) return undefined;
    return summaryMail(summary, { day, uid, to: administrator.email, ...addresses() });
  }

  async function attempt(mail: Mail, { day }: SummaryMail): Promise<string | undefined> {
    try {
      await sendMail(mail, AbortSignal.timeout(DELIVERY_MS));
      return undefined;
    } catch (error) {
      const described = describeMailError(error);
      log('warn', 'summary.undelivered', { day, ...described });
      return [described.code, described.responseCode].filter(Boolean).join(' ') || 'unknown';
    }
  }
}
