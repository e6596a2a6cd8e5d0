import type { StudioAgenda } from '../../../src/domain/agenda/agendaSettings.ts';
import { placeDay } from '../../../src/domain/agenda/workingDay.ts';
import { paths } from '../../../src/domain/site/paths.ts';
import type { MailName } from '../../../src/domain/submissions/mailName.ts';
import { replyNumber } from '../../../src/domain/submissions/replies.ts';
import { mailAddress, type Submission } from '../../../src/domain/submissions/submission.ts';
import type { Letter } from '../adapters/mail.ts';
import { assignedMail } from './assignedMail.ts';
import { contactAcknowledgement, contactMessageMail } from './contactMails.ts';
import { replyMail } from './replyMail.ts';
import { type StudioBookingMail, studioBookingMail } from './studioBookingMails.ts';
import { type VisitorBookingMail, visitorBookingMail } from './visitorBookingMails.ts';

/** The sender of all mails, the studio's own address and the site's. */
export type MailAddresses = { from: string; studioAddress: string; siteUrl: string };

/** The circumstances of a submission's mail: a notice to the studio has `answeredUrl`, that of a booking its link and the agenda. */
export type MailContext = Omit<MailAddresses, 'from'> & {
  answeredUrl?: string | undefined;
  link: string | undefined;
  agenda: StudioAgenda | undefined;
  now: Date;
  /** Where answers come home: the reference by which they are known. */
  signedReference?: string | undefined;
};

/** A mail of a submission. Throws an Error for that of a booking that has no link. */
export function composeMail(stored: Submission, name: MailName, context: MailContext): Letter {
  const submission = { ...stored, email: mailAddress(stored) };
  const reply = submission.replies[replyNumber(name) ?? ''];
  if (reply) return replyMail(submission, reply, context.signedReference);
  const { link, agenda, now, siteUrl } = context;
  const tab = submission.kind === 'messages' ? 'mensagens' : 'agendamentos';
  const addresses = {
    ...context,
    recordUrl: `${siteUrl}${paths.admin}?aba=${tab}&registro=${submission.id}`,
  };
  if (name === 'assigned') return assignedMail(submission, addresses.recordUrl, siteUrl);
  if (submission.kind === 'messages')
    return name === 'studio' ? contactMessageMail(submission, addresses) : contactAcknowledgement(submission);
  if (!link || !agenda) throw new Error('The mail of a booking needs its link and the agenda');
  const envelope = {
    ...addresses,
    link,
    place: submission.meetingAddress || agenda.settings.meetingAddress,
    placeDay: placeDay(submission.data, agenda.availability, now),
  };
  return name.startsWith('studio')
    ? studioBookingMail(name as StudioBookingMail, submission, envelope)
    : visitorBookingMail(name as VisitorBookingMail, submission, envelope);
}
