import type { StudioAgenda } from '../../../src/domain/agenda/agendaSettings.ts';
import { placeDay } from '../../../src/domain/agenda/workingDay.ts';
import { paths } from '../../../src/domain/site/paths.ts';
import { meetingPlace } from '../../../src/domain/submissions/bookings/meetingPlace.ts';
import type { MailName, NoticeOf } from '../../../src/domain/submissions/mails/mailName.ts';
import { replyNumber } from '../../../src/domain/submissions/replies/replies.ts';
import {
  type MessageSubmission,
  mailAddress,
  type Submission,
} from '../../../src/domain/submissions/submission.ts';
import type { Letter } from '../adapters/mail.ts';
import { assignedMail } from './assignedMail.ts';
import { contactAcknowledgement, contactMessageMail } from './contactMails.ts';
import { hostMail, type MailedHost } from './hostMail.ts';
import { replyMail } from './replyMail.ts';
import { STUDIO_WORDS, studioBookingMail } from './studioBookingMails.ts';
import type { StudioEnvelope } from './studioNotice.ts';
import { VISITOR_WORDS, visitorBookingMail } from './visitorBookingMails.ts';

/** The sender of all mails, the studio's own e-mail address, and the site's URL. */
export type MailAddresses = { from: string; studioAddress: string; siteUrl: string };

/** Data of a mail besides the submission. Notices to the studio need `answeredUrl`, bookings `link` and `agenda`. */
export type MailContext = Omit<StudioEnvelope, 'recordUrl'> &
  MailAddresses & {
    link: string | undefined;
    /** The host who gets the mail; undefined if it goes to somebody else. */
    host?: MailedHost | undefined;
    agenda: StudioAgenda | undefined;
    now: Date;
  };

const MESSAGE_NOTICES: Record<
  NoticeOf<'studio' | 'visitor', 'any'>,
  (message: MessageSubmission, envelope: StudioEnvelope) => Letter
> = { studio: contactMessageMail, visitor: contactAcknowledgement };

/** Composes a mail. Throws an Error if a booking has no link, or if this kind of submission has no mail `name`. */
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
  if (submission.kind === 'messages') {
    if (isIn(MESSAGE_NOTICES, name)) return MESSAGE_NOTICES[name](submission, addresses);
    throw new Error(`A message has no mail ${name}`);
  }
  if (!link || !agenda) throw new Error('The mail of a booking needs its link and the agenda');
  const envelope = {
    ...addresses,
    link,
    place: meetingPlace(submission, agenda.settings),
    placeDay: placeDay(submission.data, agenda.availability, now),
  };
  if (context.host) return hostMail(submission, context.host, envelope);
  if (isIn(STUDIO_WORDS, name)) return studioBookingMail(name, submission, envelope);
  if (isIn(VISITOR_WORDS, name)) return visitorBookingMail(name, submission, envelope);
  throw new Error(`A booking has no mail ${name}`);
}

function isIn<Table extends object>(table: Table, name: string): name is Extract<keyof Table, string> {
  return Object.hasOwn(table, name);
}
