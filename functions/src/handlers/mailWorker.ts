import { studio } from '../../../src/copy/studio.ts';
import { hostOfMail } from '../../../src/domain/submissions/mails/mailName.ts';
import type { SiteMail, StoredMail } from '../../../src/domain/submissions/mails/storedMail.ts';
import type { Letter, Mail } from '../adapters/mail.ts';
import type { StartedMail } from '../adapters/submissionDocuments.ts';
import type { Adapters } from '../createAdapters.ts';
import { composeMail } from '../mails/composeMail.ts';
import { comparedMonths, figuresMail } from '../mails/figuresMail.ts';
import { isHostedBy } from '../mails/hostMail.ts';
import { messageId, person } from '../mails/mailBody.ts';
import { passkeyNoticeMail } from '../mails/passkeyMails.ts';
import { floodMail, invitationMail, unreadCalendarMail } from '../mails/siteMails.ts';
import { hasNews, summaryMail } from '../mails/summaryMail.ts';
import { WITHHELD } from '../policy/mailRetryPolicy.ts';

/** Most mails in one run. */
const MAILS_PER_RUN = 200;

/** How long one mail of a run may take. */
const DELIVERY_MS = 30_000;

/** How long a visitor waits for the mails; what was not sent by then is left to the redelivery. */
const MAILS_WITHIN_MS = 8000;

/** The failed attempt (after 21 minutes) that is logged as an error, which alerts. */
const STUCK_ATTEMPTS = 4;

/** How long a function that stored a site mail sends due mails; the next run sends the others. */
export const SHORT_RUN_MS = 20_000;

/** Sends the mails of mails/{id}, and records the result of each. */
export function createMailWorker(adapters: Adapters) {
  const { bookingLinks, answeredLinks, team, outbox, calendars, summaries, readStudioAgenda } = adapters;
  const { readAdministrators, readHost, readMonths, mailbox, mailboxStore } = adapters;
  const { sendMail, raiseChange, addresses, now, log } = adapters;

  return { sendStarted, sendOne, sendDue, complete };

  /**
   * Tries due mails for `within` milliseconds, the longest waiting first. Returns how many it tried and sent. Throws when
   * the database does not answer.
   */
  async function sendDue(within: number) {
    const count = { tried: 0, sent: 0 };
    const begun = performance.now();
    for (const id of await outbox.due(now(), MAILS_PER_RUN)) {
      if (performance.now() - begun > within) break;
      // A damaged document must not block other mails.
      const isSent = await sendOne(id, DELIVERY_MS).catch(async ({ name }: Error) => {
        await outbox.setAside(id, now());
        log('error', 'mail.damaged', { name });
        return undefined;
      });
      if (isSent !== undefined) count.tried += 1;
      if (isSent) count.sent += 1;
    }
    return count;
  }

  /** Tries a due mail once. Returns whether it was sent, undefined if it is not due. */
  async function sendOne(id: string, within?: number): Promise<boolean | undefined> {
    const started = await outbox.startNext(id, now());
    return started && sendStarted([started], within);
  }

  /** Tries these mails once, within milliseconds. Returns whether all were sent. Never throws: the next run retries. */
  async function sendStarted(mails: readonly StartedMail[], within = MAILS_WITHIN_MS): Promise<boolean> {
    const signal = AbortSignal.timeout(within);
    let isSent = true;
    for (const started of mails) if (!(await send(started, signal))) isSent = false;
    if (mails.some(({ submission }) => submission)) await raiseChange();
    return isSent;
  }

  async function send(started: StartedMail, signal: AbortSignal): Promise<boolean> {
    const { mail, submission } = started;
    const about = submission
      ? { kind: submission.kind, id: submission.id, name: mail.kind }
      : { kind: mail.kind };
    try {
      const isLate = mail.deadline !== null && mail.deadline <= now();
      const error = isLate ? 'late' : await attempt(started, signal, about);
      const state = await outbox.record(mail, { error, now: now() });
      if (state === 'failed') log('error', 'mail.failed', { ...about, code: error });
      return !error;
    } catch (error) {
      log('error', 'mail.unrecorded', { ...about, reason: Object(error).code });
      return false;
    }
  }

  /** A code of what went wrong, WITHHELD when there is nothing to send any more; undefined when it is sent. */
  async function attempt(started: StartedMail, signal: AbortSignal, about: object) {
    try {
      const mail = await complete(started);
      if (!mail) return WITHHELD;
      await sendMail(mail, signal);
      return undefined;
    } catch (error) {
      // Codes only, because servers' replies quote addresses.
      const { code, responseCode, command } = Object(error) as Record<string, unknown>;
      const level = started.mail.attempts >= STUCK_ATTEMPTS ? 'error' : 'warn';
      log(level, 'mail.undelivered', { ...about, code, responseCode, command });
      return [code, responseCode].filter(Boolean).join(' ') || 'unknown';
    }
  }

  /** A mail as it is sent; undefined when it is not to be sent any more. */
  async function complete(started: StartedMail): Promise<Mail | undefined> {
    const letter = await compose(started);
    return letter && { from: addresses().from, messageId: messageId(started.mail.id), ...letter };
  }

  async function compose({ mail, submission }: StartedMail): Promise<Letter | undefined> {
    if (!('submission' in mail)) return composeSiteMail(mail);
    if (!submission) return undefined;
    if (mail.kind === 'assigned' && !(await team.isToldOfAssignments(submission.responsible)))
      return undefined;
    const isBooking = submission.kind === 'bookings';
    const uid = hostOfMail(mail.kind);
    const host = uid ? await readHost(uid) : undefined;
    // A former member only learns that a consultation is no longer theirs.
    if (uid && (!host || (host.hasLeft && isHostedBy(submission, uid)))) return undefined;
    return composeMail(submission, mail.kind, {
      ...addresses(),
      host,
      answeredUrl:
        mail.kind === 'studio' && !mailbox.isRead ? answeredLinks.addressOf(submission) : undefined,
      link: isBooking ? bookingLinks.addressOf(submission) : undefined,
      agenda: isBooking ? await readStudioAgenda() : undefined,
      now: now(),
      signedReference: mailbox.isRead ? mailboxStore.referenceOf(submission.id) : undefined,
    });
  }

  async function composeSiteMail(mail: StoredMail<SiteMail>): Promise<Letter | undefined> {
    const { studioAddress, siteUrl } = addresses();
    const headers = { 'Auto-Submitted': 'auto-generated' };
    const to = (address: Letter['to']) => ({ to: address, replyTo: studio.email, headers });
    if (mail.kind === 'invitation') {
      const found = await team.readInvitation(mail.invitation, now());
      return found && { ...to(person(found.email)), ...invitationMail(found.expireAt, siteUrl) };
    }
    if (mail.kind === 'teamNotice') {
      const notice = await team.readNotice(mail.entry, mail.uid);
      return notice && { ...to(person(notice.to)), ...passkeyNoticeMail(notice, siteUrl) };
    }
    if (mail.kind === 'calendar') {
      const copy = await calendars.readCopy(mail.uid, mail.calendar);
      const [owner] = copy?.failingSince ? await readAdministrators([mail.uid]) : [];
      return copy && owner?.email
        ? { ...to(person(owner.email)), ...unreadCalendarMail(copy, siteUrl) }
        : undefined;
    }
    if (mail.kind === 'summary' || mail.kind === 'letter') {
      const letter = (await summaries.isWanted(mail.uid)) && (await composeRegular(mail, siteUrl));
      // Asked last, so that somebody whose rights were taken away meanwhile gets nothing.
      const [administrator] = letter ? await readAdministrators([mail.uid]) : [];
      return letter && administrator?.email ? { ...to(person(administrator.email)), ...letter } : undefined;
    }
    // Those of other kinds were stored by earlier versions.
    return mail.kind === 'flood' ? { ...to(studioAddress), ...floodMail(siteUrl) } : undefined;
  }

  /** A summary or a letter; undefined when it has nothing to tell. */
  async function composeRegular(mail: Extract<SiteMail, { kind: 'summary' | 'letter' }>, siteUrl: string) {
    if (mail.kind === 'summary') {
      const summary = await summaries.read(mail.day);
      return hasNews(summary) ? summaryMail(summary, mail.day, siteUrl) : undefined;
    }
    const months = await readMonths(comparedMonths(mail.month));
    return mail.month in months ? figuresMail(months, mail.month, siteUrl) : undefined;
  }
}

export type MailWorker = ReturnType<typeof createMailWorker>;
