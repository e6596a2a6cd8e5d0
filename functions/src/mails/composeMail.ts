import { placeDay } from '../../../src/domain/agenda/workingDay.ts';
import { paths } from '../../../src/domain/site/paths.ts';
import { type ReplyMail, replyNumber } from '../../../src/domain/submissions/replies.ts';
import { type MailName, mailAddress } from '../../../src/domain/submissions/submission.ts';
import type { StudioAgenda } from '../adapters/agenda/agendaReader.ts';
import { type LinkedBooking, linkedBooking } from '../adapters/agenda/bookingLinks.ts';
import type { Mail } from '../adapters/mail.ts';
import type { StoredSubmission } from '../adapters/submissions/submissionDocuments.ts';
import { contactAcknowledgement, contactMessageMail } from './contactMails.ts';
import { messageId } from './mailBody.ts';
import { replyMail } from './replyMail.ts';
import { type StudioBookingMail, studioBookingMail } from './studioBookingMails.ts';
import { type VisitorBookingMail, visitorBookingMail } from './visitorBookingMails.ts';

/**
 * The sender of all mails, the studio's own address and the site's. A notice to the studio also has the link by which it
 * is marked as answered.
 */
export type MailAddresses = {
  from: string;
  studioAddress: string;
  siteUrl: string;
  answeredUrl?: string | undefined;
};

/** Data for the mails of bookings beside the addresses. */
export type BookingMailContext = {
  linkTo: (booking: LinkedBooking) => string;
  agenda: StudioAgenda;
  now: Date;
};

/** A mail of a submission, with the same Message-ID whenever it is made. */
export function composeMail(
  stored: StoredSubmission,
  { id, kind: name }: { id: string; kind: MailName },
  addresses: MailAddresses,
  context: BookingMailContext | undefined,
): Mail {
  const submission = withMailAddress(stored);
  const identity = { messageId: messageId(id) };
  const reply = submission.record.replies?.[replyNumber(name) ?? ''];
  if (reply) {
    const envelope = { from: addresses.from, confirmationId: messageId(`${submission.id}.visitor`) };
    return { ...replyMail(submission, reply, envelope), ...identity };
  }
  return { ...compose(submission, name as Exclude<MailName, ReplyMail>, addresses, context), ...identity };
}

/** The submission with the address in it to which its mails go. */
function withMailAddress(submission: StoredSubmission): StoredSubmission {
  const email = mailAddress(submission.record);
  return { ...submission, record: { ...submission.record, email } } as StoredSubmission;
}

function compose(
  { kind, id, record }: StoredSubmission,
  name: Exclude<MailName, ReplyMail>,
  addresses: MailAddresses,
  context: BookingMailContext | undefined,
): Mail {
  const tab = kind === 'messages' ? 'mensagens' : 'agendamentos';
  const recordUrl = `${addresses.siteUrl}${paths.admin}?aba=${tab}&registro=${id}`;
  if (kind === 'messages') {
    const envelope = { id, recordUrl, ...addresses };
    return name === 'studio'
      ? contactMessageMail(record, envelope)
      : contactAcknowledgement(record, envelope);
  }
  if (!context) throw new Error('The mail of a booking needs its context');
  const { linkTo, agenda, now } = context;
  const envelope = {
    id,
    ...addresses,
    link: linkTo(linkedBooking(id, record)),
    recordUrl,
    place: record.meetingAddress || agenda.meetingAddress,
    placeDay: placeDay(record.data, agenda.availability, now),
  };
  return isForStudio(name)
    ? studioBookingMail(name, record, envelope)
    : visitorBookingMail(name, record, envelope);
}

function isForStudio(name: StudioBookingMail | VisitorBookingMail): name is StudioBookingMail {
  return name.startsWith('studio');
}
