import type { SiteMail, StoredMail } from '../../../src/domain/submissions/storedMail.ts';
import type { Mail } from '../adapters/mail.ts';
import type { Adapters } from '../createAdapters.ts';
import { composeMail } from '../mails/composeMail.ts';
import { comparedMonths, figuresMail } from '../mails/figuresMail.ts';
import { healthMail } from '../mails/healthMail.ts';
import { invitationMail } from '../mails/invitationMail.ts';
import type { StartedMail } from '../mails/outbox.ts';
import { type Envelope, hasNews, summaryMail } from '../mails/summaryMail.ts';
import { DELIVERY_MS, MAILS_PER_RUN } from '../policy/redeliveryLimits.ts';
import { MAILS_WITHIN_MS } from '../policy/submissionTimes.ts';

type RegularMail = Extract<SiteMail, { uid: string }>;

/** Sends the mails of mails/{id}, and records the result of each. */
export function createMailWorker(adapters: Adapters) {
  const { links, answeredLinks, team } = adapters;
  const { outbox, summaries, health, readAdministrators, readSummary, readMonths, readStudioAgenda } =
    adapters;
  const { attemptMail, raiseChange, addresses, now, log } = adapters;

  return { sendStarted, sendDue };

  /**
   * Tries the mails that are due until so many milliseconds have passed, the longest waiting first; the next run goes on.
   * Answers how many it tried and how many were sent. Throws when the database does not answer.
   */
  async function sendDue(within: number) {
    const count = { tried: 0, sent: 0 };
    const begun = performance.now();
    for (const id of await outbox.due(now(), MAILS_PER_RUN)) {
      if (performance.now() - begun > within) break;
      const started = await outbox.startNext(id, now());
      if (!started) continue;
      count.tried += 1;
      if (await sendStarted([started], DELIVERY_MS)) count.sent += 1;
    }
    return count;
  }

  /**
   * Tries each of these mails once, all of them within the given milliseconds; answers whether all are sent. Never throws:
   * what could not be sent or recorded is left to the next run.
   */
  async function sendStarted(mails: readonly StartedMail[], within = MAILS_WITHIN_MS): Promise<boolean> {
    const signal = AbortSignal.timeout(within);
    let agenda: ReturnType<typeof readStudioAgenda> | undefined;
    let isSent = true;
    for (const started of mails) {
      const make = () => {
        // Read once for all mails of a booking, and not at all for others.
        if (started.submission?.kind === 'bookings') agenda ??= readStudioAgenda();
        return compose(started, agenda);
      };
      if (!(await send(started, make, signal))) isSent = false;
    }
    if (mails.some(({ submission }) => submission)) await raiseChange(now());
    return isSent;
  }

  async function send(
    { mail, submission }: StartedMail,
    make: () => Promise<Mail | undefined>,
    signal: AbortSignal,
  ): Promise<boolean> {
    const { deadline, kind } = mail;
    const about = submission ? { kind: submission.kind, id: submission.id, name: kind } : { kind };
    try {
      const isLate = deadline !== null && deadline <= now();
      const error = isLate ? 'late' : await attemptMail(make, signal, about);
      const state = await outbox.record(mail, { error, now: now() });
      if (state === 'failed') log('error', 'mail.failed', { ...about, code: error });
      return !error;
    } catch (error) {
      log('error', 'mail.unrecorded', { ...about, reason: Object(error).code });
      return false;
    }
  }

  /** Undefined when it is not to be sent any more. */
  async function compose(
    { mail, submission }: StartedMail,
    agenda: ReturnType<typeof readStudioAgenda> | undefined,
  ): Promise<Mail | undefined> {
    if (!('submission' in mail)) return composeSiteMail(mail);
    if (!submission) return undefined;
    const context = agenda && { linkTo: links.addressOf, agenda: await agenda, now: now() };
    const answeredUrl = mail.kind === 'studio' ? answeredLinks.addressOf(submission) : undefined;
    return composeMail(submission, mail, { ...addresses(), answeredUrl }, context);
  }

  async function composeSiteMail(mail: StoredMail<SiteMail>): Promise<Mail | undefined> {
    if (mail.kind === 'summary' || mail.kind === 'letter') return composeRegular(mail);
    if (mail.kind === 'invitation') {
      const invitation = await team.readInvitation(mail.invitation, now());
      return invitation && invitationMail({ ...invitation, id: mail.id }, addresses());
    }
    // An incident that is over before its alert got out is told by the other mail alone.
    const isWanted = mail.kind === 'allClear' || (await health.isOpen(mail.topic, mail.openedAt));
    return isWanted ? healthMail(mail, addresses()) : undefined;
  }

  /** A summary or a letter, if it is still wanted and has something to tell. */
  async function composeRegular(mail: RegularMail): Promise<Mail | undefined> {
    if (!(await summaries.isWanted(mail.uid))) return undefined;
    const compose = mail.kind === 'summary' ? await prepareSummary(mail) : await prepareLetter(mail);
    // Asked last, so that somebody whose rights were taken away meanwhile gets nothing.
    const [administrator] = compose ? await readAdministrators([mail.uid]) : [];
    if (!compose || !administrator?.email) return undefined;
    return compose({ uid: mail.uid, to: administrator.email, ...addresses() });
  }

  async function prepareSummary({ day }: { day: string }) {
    const summary = await readSummary(day);
    return hasNews(summary) && ((envelope: Envelope) => summaryMail(summary, { ...envelope, day }));
  }

  async function prepareLetter({ month }: { month: string }) {
    const months = await readMonths(comparedMonths(month));
    return month in months && ((envelope: Envelope) => figuresMail(months, { ...envelope, month }));
  }
}

export type MailWorker = ReturnType<typeof createMailWorker>;
