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

/** Composes stored mails for sending. Returns undefined for a mail that is no longer wanted. */
export function createMailCompleter(adapters: Adapters) {
  const { bookingLinks, answeredLinks, team, readHost, readStudioAgenda, mailbox, mailboxStore } = adapters;
  const { addresses, now } = adapters;
  const composeSiteMail = createSiteMailComposer(adapters);

  return async function completeMail(started: StartedMail): Promise<Mail | undefined> {
    const letter = await compose(started);
    return letter && { from: addresses().from, messageId: messageId(started.mail.id), ...letter };
  };

  async function compose({ mail, submission }: StartedMail): Promise<Letter | undefined> {
    if (!('submission' in mail)) return composeSiteMail(mail);
    if (!submission) return undefined;
    if (mail.kind === 'assigned' && !(await team.isToldOfAssignments(submission.responsible)))
      return undefined;
    const isBooking = submission.kind === 'bookings';
    const uid = hostOfMail(mail.kind);
    const host = uid ? await readHost(uid) : undefined;
    // A former member gets mails only about consultations that are no longer theirs.
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
}

function createSiteMailComposer(adapters: Adapters) {
  const { team, calendars, summaries, readAdministrators, readMonths, addresses, now } = adapters;

  return async function composeSiteMail(mail: StoredMail<SiteMail>): Promise<Letter | undefined> {
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
      // Checked last, so that somebody who has just lost the rights gets no mail.
      const [administrator] = letter ? await readAdministrators([mail.uid]) : [];
      return letter && administrator?.email ? { ...to(person(administrator.email)), ...letter } : undefined;
    }
    // Earlier versions stored other kinds.
    return mail.kind === 'flood' ? { ...to(studioAddress), ...floodMail(siteUrl) } : undefined;
  };

  /** A daily summary or a monthly letter; undefined if it would report nothing. */
  async function composeRegular(mail: Extract<SiteMail, { kind: 'summary' | 'letter' }>, siteUrl: string) {
    if (mail.kind === 'summary') {
      const summary = await summaries.read(mail.day);
      return hasNews(summary) ? summaryMail(summary, mail.day, siteUrl) : undefined;
    }
    const months = await readMonths(comparedMonths(mail.month));
    return mail.month in months ? figuresMail(months, mail.month, siteUrl) : undefined;
  }
}
