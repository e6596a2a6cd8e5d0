import { studio } from '../../../src/content/studio.ts';
import { bookingCalendarFile, calendarFileName } from '../../../src/domain/bookingCalendarFile.ts';
import {
  CONSULTATION_TYPES,
  consultationMinutes,
  consultationName,
} from '../../../src/domain/bookingOptions.ts';
import { formatLongDay } from '../../../src/domain/calendarDay.ts';
import { slotRange } from '../../../src/domain/slots.ts';
import type { StoredBooking } from '../../../src/domain/submission.ts';
import type { Mail } from '../adapters/mail.ts';
import { greetingFor } from './greetingFor.ts';
import { type Html, html, withLineBreaks } from './html.ts';
import { mailLink } from './mailLink.ts';
import { labelStyle, linkStyle, mailPage, textStyle } from './mailPage.ts';
import { REVIEW_NOTE, REVIEW_SUBJECT, reviewParagraph } from './reviewNote.ts';
import { sanitizeName } from './sanitizeName.ts';

type Envelope = { id: string; from: string; studioAddress: string };

/** The booking for the studio, with a calendar file to import; answering it writes to the visitor. */
export function bookingMail(booking: StoredBooking, { id, from, studioAddress }: Envelope): Mail {
  const { nome, email, telefone, comoConheceu, descricaoProjeto, createdAt } = booking;
  const visitor = sanitizeName(nome);
  const review = booking.state === 'review';
  const reason = `Agendado pelo site. Para responder a ${visitor}, basta responder a este email. Referência: ${id}`;
  const rows: [string, string][] = [
    ['Consultoria', consultationName(booking)],
    ['Quando', describeTime(booking)],
    ['Nome', nome],
    ['Email', email],
    ['Telefone', telefone],
    ...(comoConheceu ? [['Como conheceu o estúdio', comoConheceu] satisfies [string, string]] : []),
    ['Número de referência', booking.referencia],
  ];
  return {
    from,
    to: studioAddress,
    replyTo: { name: visitor, address: email },
    subject: `${review ? REVIEW_SUBJECT : ''}Novo agendamento de ${visitor}: ${shortTime(booking)}`,
    html: mailPage({
      title: 'Chegou um agendamento',
      preview: `${describeTime(booking)}. ${consultationName(booking)}`,
      reason,
      content: html`${review ? reviewParagraph() : ''}${rows.map(([label, value]) => htmlRow(label, label === 'Email' ? mailLink(value) : value))}
<p class="soft line" style="${labelStyle};padding-top:16px;border-top:2px dashed #C21F39">Projeto</p>
<p class="ink" dir="auto" style="${textStyle}">${withLineBreaks(descricaoProjeto)}</p>`,
    }),
    // Indented, so that no line of the description can pass for one of the labels.
    text: `Chegou um agendamento
${review ? `\n${REVIEW_NOTE}\n` : ''}
${rows.map(([label, value]) => `${label}: ${value}`).join('\n')}

Projeto:
${descricaoProjeto.replace(/^/gm, '    ')}

--
${reason}
`,
    attachments: [
      {
        filename: calendarFileName(id),
        content: bookingCalendarFile({ ...booking, id }, studio, { method: 'PUBLISH', stamp: createdAt }),
        contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
      },
    ],
  };
}

/** Confirms the booking to the visitor with an invitation; of what was typed it repeats at most a plain name. */
export function bookingConfirmation(booking: StoredBooking, envelope: Envelope): Mail {
  return visitorMail(booking, envelope, {
    method: 'REQUEST',
    stamp: booking.createdAt,
    subject: `Agendamento confirmado: ${shortTime(booking)} | ${studio.name}`,
    title: 'Seu horário está reservado',
    opening: 'Sua consultoria está marcada. O convite anexo coloca o compromisso na sua agenda.',
    closing: 'Precisa mudar ou cancelar? Responda a este email ou ligue para',
  });
}

/** Tells the visitor that the studio cancelled; its calendar file takes the invitation away again. */
export function bookingCancellation(booking: StoredBooking, envelope: Envelope): Mail {
  return visitorMail(booking, envelope, {
    method: 'CANCEL',
    stamp: booking.cancelledAt ?? booking.updatedAt,
    subject: `Agendamento cancelado: ${shortTime(booking)} | ${studio.name}`,
    title: 'Seu agendamento foi cancelado',
    opening:
      'Precisamos cancelar a consultoria abaixo e pedimos desculpas por isso. O arquivo anexo retira o compromisso da sua agenda.',
    closing: 'Para escolher outro horário, responda a este email ou ligue para',
  });
}

type VisitorWords = {
  method: 'REQUEST' | 'CANCEL';
  stamp: Date;
  subject: string;
  title: string;
  opening: string;
  closing: string;
};

function visitorMail(booking: StoredBooking, { id, from }: Envelope, words: VisitorWords): Mail {
  const { subject, title, opening, closing, method, stamp } = words;
  const greeting = greetingFor(booking.nome);
  const reason = `Você recebeu este aviso porque este endereço foi informado no formulário de agendamento do site do estúdio ${studio.name}. Se não foi você, responda a este email e cancelamos. Referência: ${id}`;
  const rows: [string, string][] = [
    ['Consultoria', CONSULTATION_TYPES.find(({ value }) => value === booking.tipoConsulta)?.label ?? ''],
    ['Quando', describeTime(booking)],
    ['Número de referência', booking.referencia],
  ];
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
${rows.map(([label, value]) => htmlRow(label, value))}
<p class="ink" style="${textStyle}">${closing} <a class="link" href="${studio.phone.href}" style="${linkStyle}">${studio.phone.label}</a>.</p>
<p class="ink" style="${textStyle}">Até breve,<br>equipe ${studio.name}</p>`,
    }),
    text: `${greeting}

${opening}

${rows.map(([label, value]) => `${label}: ${value}`).join('\n')}

${closing} ${studio.phone.label}.

Até breve,
equipe ${studio.name}

--
${reason}
`,
    icalEvent: {
      method,
      filename: calendarFileName(id),
      content: bookingCalendarFile({ ...booking, id }, studio, { method, stamp }),
    },
  };
}

function htmlRow(label: string, value: string | Html): Html {
  return html`
<p class="soft" style="${labelStyle}">${label}</p>
<p class="ink" dir="auto" style="${textStyle}">${value}</p>`;
}

function describeTime({ data, horario, tipoConsulta }: StoredBooking): string {
  return `${formatLongDay(data)}, ${slotRange(horario, consultationMinutes(tipoConsulta))} (horário de São Paulo)`;
}

/** '12/03/2026, 09:00', for subjects. */
function shortTime({ data, horario }: StoredBooking): string {
  return `${data.split('-').reverse().join('/')}, ${horario}`;
}
