import { studio } from '../../../src/content/studio.ts';
import { bookingCalendarFile, calendarFileName } from '../../../src/domain/bookingCalendarFile.ts';
import { consultationName } from '../../../src/domain/bookingOptions.ts';
import type { StoredBooking } from '../../../src/domain/submission.ts';
import type { Mail } from '../adapters/mail.ts';
import {
  type BookingEnvelope,
  describeTime,
  htmlRows,
  type MailRow,
  shortTime,
  textRows,
  webLink,
} from './bookingRows.ts';
import { html, withLineBreaks } from './html.ts';
import { mailLink } from './mailLink.ts';
import { labelStyle, mailPage, textStyle } from './mailPage.ts';
import { REVIEW_NOTE, REVIEW_SUBJECT, reviewParagraph } from './reviewNote.ts';
import { sanitizeName } from './sanitizeName.ts';

type StudioWords = {
  title: string;
  subject: string;
  /** Rows before the booking's own. */
  first: MailRow[];
  method: 'PUBLISH' | 'CANCEL';
  stamp: Date;
};

/** The booking for the studio, with a calendar file to import; answering it writes to the visitor. */
export function bookingMail(booking: StoredBooking, envelope: BookingEnvelope): Mail {
  const isEntered = booking.history.some(({ what }) => what === 'entered');
  return studioMail(booking, envelope, {
    title: isEntered ? 'A equipe anotou um agendamento' : 'Chegou um agendamento',
    subject: `Novo agendamento de ${sanitizeName(booking.nome)}: ${shortTime(booking)}`,
    first: [],
    method: 'PUBLISH',
    stamp: booking.createdAt,
  });
}

/** Tells the studio that a booking was moved; its file updates the entry of the studio's calendar. */
export function studioMove(booking: StoredBooking, envelope: BookingEnvelope): Mail {
  const { from } = booking.history.findLast(({ what }) => what === 'moved') ?? {};
  return studioMail(booking, envelope, {
    title: 'Um agendamento mudou de horário',
    subject: `Agendamento de ${sanitizeName(booking.nome)} mudou para ${shortTime(booking)}`,
    first: from ? [{ label: 'Antes', text: describeTime({ ...booking, ...from }) }] : [],
    method: 'PUBLISH',
    stamp: booking.updatedAt,
  });
}

/** Tells the studio that a booking was cancelled; its file takes the entry out of the studio's calendar. */
export function studioCancellation(booking: StoredBooking, envelope: BookingEnvelope): Mail {
  const byVisitor = booking.cancelledBy === 'visitor';
  return studioMail(booking, envelope, {
    title: 'Um agendamento foi cancelado',
    subject: `Agendamento de ${sanitizeName(booking.nome)} cancelado: ${shortTime(booking)}`,
    first: [{ label: 'Quem cancelou', text: byVisitor ? 'A pessoa que marcou' : 'A equipe do estúdio' }],
    method: 'CANCEL',
    stamp: booking.cancelledAt ?? booking.updatedAt,
  });
}

function studioMail(booking: StoredBooking, envelope: BookingEnvelope, words: StudioWords): Mail {
  const { nome, email, telefone, comoConheceu, descricaoProjeto } = booking;
  const { id, from, studioAddress, place, recordUrl } = envelope;
  const { title, subject, first, method, stamp } = words;
  const visitor = sanitizeName(nome);
  const review = booking.state === 'review';
  const answer = email ? ` Para responder a ${visitor}, basta responder a este e-mail.` : '';
  const reason = `Agendado pelo site.${answer} Referência: ${id}`;
  const rows: MailRow[] = [
    ...first,
    { label: 'Consultoria', text: consultationName(booking) },
    { label: 'Quando', text: describeTime(booking) },
    { label: 'Onde', text: place },
    { label: 'Nome', text: nome },
    { label: 'Email', text: email, html: mailLink(email) },
    { label: 'Telefone', text: telefone },
    { label: 'Como conheceu o estúdio', text: comoConheceu },
    { label: 'Número de referência', text: booking.referencia },
    { label: 'Na caixa de entrada', text: recordUrl, html: webLink(recordUrl) },
  ];
  const file = { method, stamp, sequence: booking.sequence, place, link: recordUrl };
  return {
    from,
    to: studioAddress,
    replyTo: email ? { name: visitor, address: email } : studio.email,
    subject: `${review ? REVIEW_SUBJECT : ''}${subject}`,
    html: mailPage({
      title,
      preview: `${describeTime(booking)}. ${consultationName(booking)}`,
      reason,
      content: html`${review ? reviewParagraph() : ''}${htmlRows(rows)}
<p class="soft line" style="${labelStyle};padding-top:16px;border-top:2px dashed #C21F39">Projeto</p>
<p class="ink" dir="auto" style="${textStyle}">${withLineBreaks(descricaoProjeto)}</p>`,
    }),
    // Indented, so that no line of the description can pass for one of the labels.
    text: `${title}
${review ? `\n${REVIEW_NOTE}\n` : ''}
${textRows(rows)}

Projeto:
${descricaoProjeto.replace(/^/gm, '    ')}

--
${reason}
`,
    attachments: [
      {
        filename: calendarFileName(id),
        content: bookingCalendarFile({ ...booking, id }, studio, file),
        contentType: `text/calendar; charset=utf-8; method=${method}`,
      },
    ],
  };
}
