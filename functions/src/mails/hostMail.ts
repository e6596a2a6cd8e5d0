import { studio } from '../../../src/copy/studio.ts';
import { calendarFile } from '../../../src/domain/agenda/calendarFile.ts';
import { consultationName } from '../../../src/domain/agenda/consultationTypes.ts';
import {
  bookingEvent,
  calendarFileName,
} from '../../../src/domain/submissions/bookings/bookingCalendarFile.ts';
import type { BookingSubmission, Submission } from '../../../src/domain/submissions/submission.ts';
import type { Letter } from '../adapters/mail.ts';
import { type BookingEnvelope, describeTime, shortTime } from './bookingRows.ts';
import { sanitizeName } from './html.ts';
import { mailBody, paragraph, person, rowsBlock, webLink } from './mailBody.ts';

/** A present or former member of the team who gets a mail about a booking. */
export type MailedHost = { uid: string; email: string; hasLeft: boolean };

type HostEnvelope = Pick<BookingEnvelope, 'place' | 'recordUrl' | 'signedReference'> & { from: string };

/** Whether a booking holds its slot and has this member as its host. */
export function isHostedBy(booking: Submission, uid: string): boolean {
  return booking.kind === 'bookings' && booking.holdsSlot && booking.host?.uid === uid;
}

/**
 * Invites a host to a booking (iTIP REQUEST) or cancels the invitation (CANCEL). A host who is the organizer gets a
 * file to import instead. Replies use the summary as their subject, so it contains the signed reference.
 */
export function hostMail(booking: BookingSubmission, host: MailedHost, envelope: HostEnvelope): Letter {
  const { from, place, recordUrl, signedReference } = envelope;
  const organizer = organizerOf(from);
  const isTheirs = isHostedBy(booking, host.uid);
  const isOwnAddress = organizer.email.toLowerCase() === host.email.toLowerCase();
  const method = !isTheirs ? 'CANCEL' : isOwnAddress ? 'PUBLISH' : 'REQUEST';
  const name = host.hasLeft ? '' : sanitizeName(booking.nome);
  const link = host.hasLeft ? '' : recordUrl;
  const title = isTheirs ? 'Você tem uma consultoria' : 'Esta consultoria não é mais sua';
  const reference = signedReference ? ` (${signedReference})` : '';
  // A change of host has already raised the sequence; freeing the slot has not.
  const sequence = booking.holdsSlot ? booking.sequence : booking.sequence + 1;
  const event = bookingEvent({ ...booking, email: host.email }, studio, {
    ...{ method, place: isTheirs ? place : '', sequence, stamp: booking.updatedAt, link },
  });
  const content = calendarFile({
    ...event,
    sequence,
    summary: `${['Consultoria', name].filter(Boolean).join(': ')}${reference}`,
    url: link,
    organizer,
    asksAttendee: true,
  });
  const page = {
    title,
    preview: describeTime(booking),
    reason: `Você recebeu este email porque atende consultas do ${studio.name}. Referência: ${booking.id}`,
  };
  const rows = [
    { label: 'Com', text: name },
    { label: 'Consultoria', text: host.hasLeft ? '' : consultationName(booking) },
    { label: 'Quando', text: describeTime(booking) },
    { label: 'Onde', text: isTheirs ? place : '' },
    { label: 'No painel', text: link, html: webLink(link, 'Abrir o agendamento') },
  ];
  const opening = isTheirs
    ? 'O convite deste email põe a consultoria no seu calendário, ou muda o que já está lá.'
    : 'Foi cancelada, ou passou a outra pessoa. O aviso deste email tira a consultoria do seu calendário.';
  const filename = calendarFileName(booking.id);
  return {
    to: person(host.email),
    replyTo: studio.email,
    subject: `${title}: ${[name, shortTime(booking)].filter(Boolean).join(', ')}${reference}`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...mailBody(page, [paragraph(opening), rowsBlock(rows)]),
    ...(isOwnAddress
      ? {
          attachments: [{ filename, content, contentType: `text/calendar; charset=utf-8; method=${method}` }],
        }
      : { icalEvent: { method, filename, content } }),
  };
}

/** The name and address in a sender such as 'Studio <site@studio.com>'. */
export function organizerOf(sender: string): { name: string; email: string } {
  const [, name = '', email = sender] = /^\s*"?([^"<]*?)"?\s*<([^>]+)>\s*$/.exec(sender) ?? [];
  return { name: name || studio.name, email: email.trim() };
}
