import { studio } from '../../../src/content/studio.ts';
import { bookingCalendarFile, calendarFileName } from '../../../src/domain/bookingCalendarFile.ts';
import { CONSULTATION_TYPES } from '../../../src/domain/bookingOptions.ts';
import type { StoredBooking } from '../../../src/domain/submission.ts';
import type { Mail } from '../adapters/mail.ts';
import {
  type BookingEnvelope,
  describeTime,
  htmlRows,
  type MailRow,
  placeRow,
  shortTime,
  textRows,
  webLink,
} from './bookingRows.ts';
import { cancellationRows } from './cancellationRows.ts';
import { greetingFor } from './greetingFor.ts';
import { html } from './html.ts';
import { linkStyle, mailPage, textStyle } from './mailPage.ts';

type VisitorWords = {
  subject: string;
  title: string;
  opening: string;
  /** The calendar file; a reminder changes nothing and has none. */
  file?: { method: 'REQUEST' | 'CANCEL'; stamp: Date };
};

/** Confirms the booking to the visitor with an invitation; of what was typed it repeats at most a plain name. */
export function bookingConfirmation(booking: StoredBooking, envelope: BookingEnvelope): Mail {
  return visitorMail(booking, envelope, {
    subject: `Agendamento confirmado: ${shortTime(booking)} | ${studio.name}`,
    title: 'Seu horário está reservado',
    opening: 'Sua consultoria está marcada. O convite anexo coloca o compromisso na sua agenda.',
    file: { method: 'REQUEST', stamp: booking.createdAt },
  });
}

/** Tells the visitor the new time; its calendar file updates the entry that is there. */
export function bookingMove(booking: StoredBooking, envelope: BookingEnvelope): Mail {
  return visitorMail(booking, envelope, {
    subject: `Agendamento mudado: ${shortTime(booking)} | ${studio.name}`,
    title: 'Seu horário mudou',
    opening: 'Sua consultoria está no novo horário abaixo. O convite anexo atualiza a sua agenda.',
    file: { method: 'REQUEST', stamp: booking.updatedAt },
  });
}

/** Tells the visitor where the consultation takes place; its calendar file updates the entry that is there. */
export function bookingPlace(booking: StoredBooking, envelope: BookingEnvelope): Mail {
  return visitorMail(booking, envelope, {
    subject: `Onde é a sua consultoria: ${shortTime(booking)} | ${studio.name}`,
    title: 'Onde nos encontramos',
    opening: 'Este é o endereço da sua consultoria. O convite anexo atualiza a sua agenda.',
    file: { method: 'REQUEST', stamp: booking.updatedAt },
  });
}

/** Reminds the visitor of a consultation that is near. */
export function bookingReminder(booking: StoredBooking, envelope: BookingEnvelope): Mail {
  return visitorMail(booking, envelope, {
    subject: `Lembrete: sua consultoria em ${shortTime(booking)} | ${studio.name}`,
    title: 'Sua consultoria está chegando',
    opening: 'Passamos para lembrar da sua consultoria. Tenha à mão o que quiser mostrar.',
  });
}

/** Tells the visitor that the booking is cancelled; its calendar file takes the invitation away again. */
export function bookingCancellation(booking: StoredBooking, envelope: BookingEnvelope): Mail {
  const byVisitor = booking.cancelledBy === 'visitor';
  return visitorMail(booking, envelope, {
    subject: `Agendamento cancelado: ${shortTime(booking)} | ${studio.name}`,
    title: 'Seu agendamento foi cancelado',
    opening: byVisitor
      ? 'Cancelamos a consultoria abaixo, como você pediu. O arquivo anexo retira o compromisso da sua agenda.'
      : 'Precisamos cancelar a consultoria abaixo e pedimos desculpas por isso. O arquivo anexo retira o compromisso da sua agenda.',
    file: { method: 'CANCEL', stamp: booking.cancelledAt ?? booking.updatedAt },
  });
}

function visitorMail(booking: StoredBooking, envelope: BookingEnvelope, words: VisitorWords): Mail {
  const { id, from, link, place } = envelope;
  const { subject, title, opening, file } = words;
  const isCancelled = file?.method === 'CANCEL';
  const greeting = greetingFor(booking.nome);
  const reason = `Você recebeu este aviso porque este endereço foi informado em um agendamento com o estúdio ${studio.name}. Se não foi você, responda a este e-mail e cancelamos. Referência: ${id}`;
  const rows: MailRow[] = [
    {
      label: 'Consultoria',
      text: CONSULTATION_TYPES.find(({ value }) => value === booking.tipoConsulta)?.label ?? '',
    },
    { label: 'Quando', text: describeTime(booking) },
    ...(isCancelled ? [] : [placeRow(envelope)]),
    { label: 'Número de referência', text: booking.referencia },
    ...(isCancelled
      ? cancellationRows(booking, envelope.siteUrl)
      : [{ label: 'Ver, mudar ou cancelar', text: link, html: webLink(link) }]),
  ];
  const closing = isCancelled
    ? 'Para escolher outro horário, responda a este e-mail ou ligue para'
    : 'Para falar com a gente, responda a este e-mail ou ligue para';
  return {
    from,
    to: { name: '', address: booking.email },
    replyTo: studio.email,
    subject,
    // Keeps the out-of-office replies of both sides from answering each other.
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    html: mailPage({
      title,
      preview: describeTime(booking),
      reason,
      content: html`
<p class="ink" style="${textStyle}">${greeting}</p>
<p class="ink" style="${textStyle}">${opening}</p>
${htmlRows(rows)}
<p class="ink" style="${textStyle}">${closing} <a class="link" href="${studio.phone.href}" style="${linkStyle}">${studio.phone.label}</a>.</p>
<p class="ink" style="${textStyle}">Até breve,<br>equipe ${studio.name}</p>`,
    }),
    text: `${greeting}

${opening}

${textRows(rows)}

${closing} ${studio.phone.label}.

Até breve,
equipe ${studio.name}

--
${reason}
`,
    ...(file && {
      icalEvent: {
        method: file.method,
        filename: calendarFileName(id),
        content: bookingCalendarFile({ ...booking, id }, studio, {
          ...file,
          sequence: booking.sequence,
          place,
          link: isCancelled ? undefined : link,
        }),
      },
    }),
  };
}
