import { studio } from '../../../src/copy/studio.ts';
import { consultationName } from '../../../src/domain/agenda/consultationTypes.ts';
import { answersIn } from '../../../src/domain/forms/bookingFields.ts';
import {
  bookingCalendarFile,
  calendarFileName,
} from '../../../src/domain/submissions/bookings/bookingCalendarFile.ts';
import type { NoticeOf } from '../../../src/domain/submissions/mails/mailName.ts';
import type { BookingSubmission } from '../../../src/domain/submissions/submission.ts';
import type { Letter } from '../adapters/mail.ts';
import { type BookingEnvelope, describeTime, shortTime } from './bookingRows.ts';
import { sanitizeName } from './html.ts';
import { type MailRow, mailLink, rowsBlock, typedBlock } from './mailBody.ts';
import { deskRows, studioNotice, whereAnswersGo } from './studioNotice.ts';

type StudioWords = {
  title: string;
  subject: string;
  first?: MailRow | undefined;
  method: 'PUBLISH' | 'CANCEL';
  stamp: Date;
};

/** The texts of mails to the studio about a booking, keyed by the mail's name. */
export const STUDIO_WORDS: Record<NoticeOf<'studio'>, (booking: BookingSubmission) => StudioWords> = {
  studio: (booking) => ({
    title: booking.history.some(({ what }) => what === 'entered')
      ? 'A equipe anotou um agendamento'
      : 'Chegou um agendamento',
    subject: `Novo agendamento de ${sanitizeName(booking.nome)}: ${shortTime(booking)}`,
    method: 'PUBLISH',
    stamp: booking.createdAt,
  }),
  studioMoved: (booking) => {
    const { from } = booking.history.findLast(({ what }) => what === 'moved') ?? {};
    return {
      title: 'Um agendamento mudou de horário',
      subject: `Agendamento de ${sanitizeName(booking.nome)} mudou para ${shortTime(booking)}`,
      first: from && { label: 'Antes', text: describeTime({ ...booking, ...from }) },
      method: 'PUBLISH',
      stamp: booking.updatedAt,
    };
  },
  unhosted: (booking) => ({
    title: 'Um agendamento ficou sem quem atenda',
    subject: `Sem quem atenda: ${sanitizeName(booking.nome)}, ${shortTime(booking)}`,
    first: { label: 'O que falta', text: 'Quem atendia saiu, e ninguém mais está livre neste horário.' },
    method: 'PUBLISH',
    stamp: booking.updatedAt,
  }),
  studioCancellation: (booking) => ({
    title: 'Um agendamento foi cancelado',
    subject: `Agendamento de ${sanitizeName(booking.nome)} cancelado: ${shortTime(booking)}`,
    first: {
      label: 'Quem cancelou',
      text: booking.cancelledBy === 'visitor' ? 'A pessoa que marcou' : 'A equipe do estúdio',
    },
    method: 'CANCEL',
    stamp: booking.cancelledAt ?? booking.updatedAt,
  }),
};

/** Tells the studio about a new or changed booking. Has a calendar file. A reply goes to the visitor. */
export function studioBookingMail(
  name: NoticeOf<'studio'>,
  booking: BookingSubmission,
  envelope: BookingEnvelope,
): Letter {
  const { id, nome, email, telefone, descricaoProjeto, sequence } = booking;
  const { first, method, stamp, ...words }: StudioWords = STUDIO_WORDS[name](booking);
  const { place, recordUrl: link } = envelope;
  const answer = email ? ` ${whereAnswersGo(booking, envelope)}` : '';
  const page = {
    ...words,
    reason: `Agendado pelo site.${answer} Referência: ${id}`,
    preview: `${describeTime(booking)}. ${consultationName(booking)}`,
  };
  const rows = [
    ...(first ? [first] : []),
    { label: 'Consultoria', text: consultationName(booking) },
    { label: 'Quando', text: describeTime(booking) },
    { label: 'Com', text: booking.host?.name ?? '' },
    { label: 'Onde', text: place },
    { label: 'Nome', text: nome },
    { label: 'Email', text: email, html: mailLink(email) },
    { label: 'Telefone', text: telefone },
    ...answersIn(booking),
    { label: 'Número de referência', text: booking.referencia },
    ...deskRows(booking, envelope),
  ];
  const blocks = [rowsBlock(rows), typedBlock('Projeto', descricaoProjeto)];
  return {
    ...studioNotice(booking, page, blocks, envelope),
    attachments: [
      {
        filename: calendarFileName(id),
        content: bookingCalendarFile(booking, studio, { method, stamp, sequence, place, link }),
        contentType: `text/calendar; charset=utf-8; method=${method}`,
      },
    ],
  };
}
