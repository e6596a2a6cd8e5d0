import { studio } from '../../../src/copy/studio.ts';
import { CONSULTATION_TYPES } from '../../../src/domain/agenda/consultationTypes.ts';
import { rebookingPath } from '../../../src/domain/forms/rebookingPath.ts';
import {
  bookingCalendarFile,
  calendarFileName,
} from '../../../src/domain/submissions/bookings/bookingCalendarFile.ts';
import type { NoticeOf } from '../../../src/domain/submissions/mails/mailName.ts';
import { requestPromise } from '../../../src/domain/submissions/requestPromise.ts';
import type { BookingSubmission } from '../../../src/domain/submissions/submission.ts';
import type { Letter } from '../adapters/mail.ts';
import { type BookingEnvelope, cancellationRows, describeTime, placeRow, shortTime } from './bookingRows.ts';
import { type MailRow, paragraph, rowsBlock, visitorNotice, webLink } from './mailBody.ts';

type VisitorWords = {
  subject: string;
  title: string;
  opening: string;
  /** The visitor's next step: change or cancel the booking, choose another time, or choose an offered time. */
  leadsTo: keyof typeof WAYS;
  /** The attached calendar file: its effect, which the mail describes, and the time stamp in it. */
  file: { does: keyof typeof FILES; stamp: Date } | undefined;
};

/** The sentence about an attached calendar file, for each effect of the file. It follows the opening. */
const FILES = {
  adds: 'O convite anexo coloca o compromisso na sua agenda.',
  updates: 'O convite anexo atualiza a sua agenda.',
  removes: 'O arquivo anexo retira o compromisso da sua agenda.',
};

type Ways = (booking: BookingSubmission, envelope: BookingEnvelope) => MailRow[];

const ownPage =
  (label: string): Ways =>
  (_, { link }) => [{ label, text: link, html: webLink(link, 'Abrir o agendamento') }];

const WAYS = {
  changes: ownPage('Ver, mudar ou cancelar'),
  cancellation: ownPage('Ver ou cancelar'),
  otherTime: (booking, { siteUrl }) => {
    const again = `${siteUrl}${rebookingPath(booking)}`;
    return [{ label: 'Escolher um horário', text: again, html: webLink(again, 'Abrir o formulário') }];
  },
  offers: (booking, { siteUrl }) => cancellationRows(booking, siteUrl),
} satisfies Record<string, Ways>;

/** The texts of mails to the visitor about a booking, keyed by the mail's name. */
export const VISITOR_WORDS: Record<NoticeOf<'visitor'>, (booking: BookingSubmission) => VisitorWords> = {
  visitor: ({ createdAt }) => ({
    subject: 'Agendamento confirmado:',
    title: 'Seu horário está reservado',
    opening: 'Sua consultoria está marcada.',
    leadsTo: 'changes',
    file: { does: 'adds', stamp: createdAt },
  }),
  requested: ({ heldUntil, createdAt }) => ({
    subject: 'Pedido de agendamento:',
    title: 'Recebemos o seu pedido',
    opening: requestPromise(heldUntil ?? createdAt),
    leadsTo: 'cancellation',
    file: undefined,
  }),
  lapsed: () => ({
    subject: 'Ainda sem confirmação:',
    title: 'Seu pedido continua com a gente',
    opening:
      'Não conseguimos confirmar o horário abaixo a tempo, e ele voltou a ficar livre. Pedimos desculpas. Seu pedido está com a equipe, que responde para este endereço. Se preferir não esperar, escolha um horário de novo.',
    leadsTo: 'otherTime',
    file: undefined,
  }),
  moved: ({ updatedAt }) => ({
    subject: 'Agendamento mudado:',
    title: 'Seu horário mudou',
    opening: 'Sua consultoria está no novo horário abaixo.',
    leadsTo: 'changes',
    file: { does: 'updates', stamp: updatedAt },
  }),
  place: ({ updatedAt }) => ({
    subject: 'Onde é a sua consultoria:',
    title: 'Onde nos encontramos',
    opening: 'Este é o endereço da sua consultoria.',
    leadsTo: 'changes',
    file: { does: 'updates', stamp: updatedAt },
  }),
  reminder: () => ({
    subject: 'Lembrete: sua consultoria em',
    title: 'Sua consultoria está chegando',
    opening: 'Passamos para lembrar da sua consultoria. Tenha à mão o que quiser mostrar.',
    leadsTo: 'changes',
    file: undefined,
  }),
  cancellation: ({ cancelledAt, cancelledBy, updatedAt }) => ({
    subject: 'Agendamento cancelado:',
    title: 'Seu agendamento foi cancelado',
    opening:
      cancelledBy === 'visitor'
        ? 'Cancelamos a consultoria abaixo, como você pediu.'
        : 'Precisamos cancelar a consultoria abaixo e pedimos desculpas por isso.',
    leadsTo: 'offers',
    file: { does: 'removes', stamp: cancelledAt ?? updatedAt },
  }),
};

/** Tells the visitor about the state of a booking. Repeats no typed text except the name. */
export function visitorBookingMail(
  name: NoticeOf<'visitor'>,
  booking: BookingSubmission,
  envelope: BookingEnvelope,
): Letter {
  const { link, place } = envelope;
  const { id, sequence } = booking;
  const { subject, title, opening, leadsTo, file }: VisitorWords = VISITOR_WORDS[name](booking);
  const isCancelled = leadsTo === 'offers';
  const method = file?.does === 'removes' ? 'CANCEL' : 'REQUEST';
  const type = CONSULTATION_TYPES.find(({ value }) => value === booking.tipoConsulta);
  const purpose = isCancelled ? 'Para escolher outro horário' : 'Para falar com a gente';
  const page = {
    title,
    subject: `${subject} ${shortTime(booking)}`,
    preview: describeTime(booking),
    reason: `Você recebeu este aviso porque este endereço foi informado em um agendamento com o estúdio ${studio.name}. Se não foi você, responda a este email e cancelamos. Referência: ${id}`,
    callOn: `${purpose}, responda a este email ou ligue para`,
  };
  const rows = [
    { label: 'Consultoria', text: type?.label ?? '' },
    { label: 'Quando', text: describeTime(booking) },
    ...(leadsTo === 'changes' ? [{ label: 'Com', text: booking.host?.name ?? '' }, placeRow(envelope)] : []),
    { label: 'Número de referência', text: booking.referencia },
    ...WAYS[leadsTo](booking, envelope),
  ];
  const circumstances = { method, sequence, place, link: isCancelled ? undefined : link } as const;
  return {
    ...visitorNotice(booking, page, [
      paragraph(file ? `${opening} ${FILES[file.does]}` : opening),
      rowsBlock(rows),
    ]),
    ...(file && {
      icalEvent: {
        method,
        filename: calendarFileName(id),
        content: bookingCalendarFile(booking, studio, { ...circumstances, stamp: file.stamp }),
      },
    }),
  };
}
