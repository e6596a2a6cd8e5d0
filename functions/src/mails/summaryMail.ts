import { studio } from '../../../src/copy/studio.ts';
import { SUMMARY_HOUR } from '../../../src/domain/accounts/summarySwitch.ts';
import { consultationMinutes, consultationName } from '../../../src/domain/agenda/consultationTypes.ts';
import { slotRange } from '../../../src/domain/agenda/slots.ts';
import { paths } from '../../../src/domain/site/paths.ts';
import { OPEN_STATES, type OpenState, STATES } from '../../../src/domain/submissions/states.ts';
import {
  type BookingSubmission,
  SUBMISSION_KINDS,
  type SubmissionKind,
} from '../../../src/domain/submissions/submission.ts';
import { VIEWS } from '../../../src/domain/submissions/views.ts';
import { formatLongDay } from '../../../src/domain/time/calendarDay.ts';
import { formatDateTime } from '../../../src/domain/time/formatDateTime.ts';
import type { SiteLetter } from '../adapters/mail.ts';
import type { Summary, WaitingSubmissions } from '../adapters/summaries.ts';
import { html, sanitizeName } from './html.ts';
import { type MailBlock, mailBody, paragraph } from './mailBody.ts';
import { linkStyle, textStyle } from './mailPage.ts';

type SummaryLine = { text: string; url: string };
type SummaryPart = { title: string; lines: SummaryLine[] };

const WORDS = {
  messages: {
    tab: 'mensagens',
    nouns: ['mensagem', 'mensagens'],
    undelivered: ['mensagem com email não entregue', 'mensagens com email não entregue'],
    oldest: 'A mensagem mais antiga',
  },
  bookings: {
    tab: 'agendamentos',
    nouns: ['agendamento', 'agendamentos'],
    undelivered: ['agendamento com email não entregue', 'agendamentos com email não entregue'],
    oldest: 'O agendamento mais antigo',
  },
} as const;

/** Whether the summary has anything to report. */
export function hasNews({ messages, bookings, today }: Summary): boolean {
  const waits = (of: WaitingSubmissions) => of.undelivered > 0 || OPEN_STATES.some((state) => of[state] > 0);
  return waits(messages) || waits(bookings) || today.length > 0;
}

/** The summary of a day (yyyy-mm-dd) for administrators: numbers, names and times, but no other text of a visitor. */
export function summaryMail(summary: Summary, day: string, siteUrl: string): SiteLetter {
  const inbox = `${siteUrl}${paths.admin}`;
  const parts = partsOf(summary, inbox);
  const preview = parts.flatMap(({ lines }) => lines.map(({ text }) => text)).join('. ');
  const reason = `Você recebe este resumo às ${SUMMARY_HOUR} dos dias úteis, porque o ligou no painel do estúdio. Para não receber mais, desligue-o lá: ${siteUrl}${paths.adminSettings}`;
  return {
    subject: `Resumo de ${formatLongDay(day)} | ${studio.name}`,
    ...mailBody({ title: 'O resumo do dia', preview: preview.slice(0, 120), reason }, [
      { ...paragraph(formatLongDay(day)), text: `O resumo do dia: ${formatLongDay(day)}` },
      ...parts.map(partBlock),
    ]),
  };
}

function partBlock({ title, lines }: SummaryPart): MailBlock {
  return {
    text: `${title}\n${lines.map(({ text, url }) => `- ${text}\n  ${url}`).join('\n')}`,
    html: html`<h2 class="ink" style="${textStyle};font-weight:700;margin:24px 0 8px">${title}</h2>
<ul class="ink" style="${textStyle};padding-left:20px">${lines.map(
      ({ text, url }) =>
        html`<li dir="auto" style="margin:0 0 8px"><a class="link" href="${url}" style="${linkStyle}">${text}</a></li>`,
    )}</ul>`,
  };
}

function partsOf(summary: Summary, inbox: string): SummaryPart[] {
  const lines = SUBMISSION_KINDS.map((kind) => waitingLines(kind, summary[kind], inbox));
  const parts = [
    { title: 'Consultorias de hoje', lines: summary.today.map((booking) => appointment(booking, inbox)) },
    { title: 'O que espera por vocês', lines: lines.flatMap(({ waiting }) => waiting) },
    { title: 'Já confirmados pelo site', lines: lines.flatMap(({ confirmed }) => confirmed) },
    { title: 'Emails não entregues', lines: lines.flatMap(({ undelivered }) => undelivered) },
  ];
  return parts.filter((part) => part.lines.length > 0);
}

function waitingLines(kind: SubmissionKind, of: WaitingSubmissions, inbox: string) {
  const words = WORDS[kind];
  const list = `${inbox}?aba=${words.tab}&estado=`;
  const line = (count: number, [one, many]: readonly [string, string], filter: string) =>
    count > 0 ? [{ text: `${count} ${count === 1 ? one : many}`, url: `${list}${filter}` }] : [];
  const counted = (state: OpenState, count: number) => {
    const [one, many] = STATES[state].counted[kind];
    return line(count, [`${words.nouns[0]} ${one}`, `${words.nouns[1]} ${many}`], VIEWS.open.address);
  };
  const oldest = of.oldest && {
    text: `${words.oldest}: ${sanitizeName(of.oldest.nome)}, ${formatDateTime(of.oldest.createdAt)}`,
    url: `${inbox}?aba=${words.tab}&registro=${of.oldest.id}`,
  };
  const unseen = [...counted('new', of.new), ...(oldest ? [oldest] : [])];
  const isConfirmed = kind === 'bookings';
  const others = OPEN_STATES.filter((state) => state !== 'new').flatMap((state) => counted(state, of[state]));
  return {
    waiting: [...(isConfirmed ? [] : unseen), ...others],
    // An automatically confirmed booking does not wait for the studio.
    confirmed: isConfirmed ? unseen : [],
    undelivered: line(of.undelivered, words.undelivered, VIEWS.undelivered.address),
  };
}

function appointment(booking: BookingSubmission, inbox: string): SummaryLine {
  const { id, nome, horario, tipoConsulta, state } = booking;
  const time = slotRange(horario, consultationMinutes(tipoConsulta));
  const review = state === 'review' ? ' (a verificar)' : '';
  return {
    text: `${time}: ${sanitizeName(nome)}, ${consultationName(booking)}${review}`,
    url: `${inbox}?aba=agendamentos&registro=${id}`,
  };
}
