import { deskWords } from '#src/desk/base/deskWords.ts';
import { consultationMinutes, consultationName } from '#src/domain/agenda/consultationTypes.ts';
import { slotRange } from '#src/domain/agenda/slots.ts';
import { cancellationText } from '#src/domain/submissions/bookings/cancellation.ts';
import { KINDS, type MessageField, messageFields } from '#src/domain/submissions/kinds.ts';
import { bookingStatus, deliveryStatus } from '#src/domain/submissions/lists/inboxFilters.ts';
import { BOOKING_STANDINGS } from '#src/domain/submissions/states.ts';
import { SUBJECTS } from '#src/domain/submissions/subjects.ts';
import type {
  BookingSubmission,
  MessageSubmission,
  Submission,
  SubmissionKind,
} from '#src/domain/submissions/submission.ts';
import { formatDateTime } from '#src/domain/time/formatDateTime.ts';

/** A cell is undefined if its state is unknown to this version. */
type Column<Exported> = readonly [heading: string, cell: (submission: Exported) => string | undefined];

/** The date without its comma, so that spreadsheets recognise it. */
function dateCell(moment: Date): string {
  return formatDateTime(moment).replace(',', '');
}

const name: Column<Submission> = ['Nome', ({ nome }) => nome];
const email: Column<Submission> = ['Email', ({ email }) => email];
/** The columns that the studio fills in. */
const deskColumns: readonly Column<Submission>[] = [
  ['Responsável', ({ responsible }) => responsible],
  ['Etiquetas', ({ tags }) => tags.join(', ')],
  [
    'Respostas',
    ({ replies }) =>
      Object.values(replies)
        .map(({ at, name, text }) => `${dateCell(at)}${name && ` ${name}`}: ${text}`)
        .join('\n\n'),
  ],
  ['Emails', ({ mail }) => deskWords.delivery[deliveryStatus(mail)]],
  [
    'Notas',
    ({ notes }) =>
      Object.values(notes)
        .map(({ text }) => text)
        .join('\n'),
  ],
];

/** A column for each further field of any form, except companies' names, which are in the column of names. */
const answerColumns = (Object.keys(messageFields) as MessageField[])
  .filter((field) => !messageFields[field].namesSender && !['email', 'mensagem'].includes(field))
  .map((field): Column<MessageSubmission> => [messageFields[field].label, (message) => message[field]]);

const messageColumns: readonly Column<MessageSubmission>[] = [
  ['Recebida em', ({ createdAt }) => dateCell(createdAt)],
  name,
  email,
  ['Mensagem', ({ mensagem }) => mensagem],
  ...answerColumns,
  ['Assunto', ({ form }) => SUBJECTS[KINDS[form].subject].label],
  ['Estado', ({ state }) => deskWords.states[state]],
  ...deskColumns,
];

const bookingColumns: readonly Column<BookingSubmission>[] = [
  ['Recebido em', ({ createdAt }) => dateCell(createdAt)],
  ['Referência', ({ referencia }) => referencia],
  ['Data', ({ data }) => data],
  [
    'Horário',
    ({ horario, tipoConsulta }) => horario && slotRange(horario, consultationMinutes(tipoConsulta)),
  ],
  ['Consultoria', consultationName],
  name,
  email,
  ['Telefone', ({ telefone }) => telefone],
  ['Projeto', ({ descricaoProjeto }) => descricaoProjeto],
  ['Como conheceu', ({ comoConheceu }) => comoConheceu],
  ['Estado', ({ state }) => deskWords.states[state]],
  ['Situação', (booking) => BOOKING_STANDINGS[bookingStatus(booking)].label],
  ['Minutos', ({ tipoConsulta }) => String(consultationMinutes(tipoConsulta))],
  ['Cancelado em', ({ cancelledAt }) => (cancelledAt ? dateCell(cancelledAt) : '')],
  ['Motivo do cancelamento', ({ cancellation }) => (cancellation ? cancellationText(cancellation) : '')],
  ...deskColumns,
];

const isMessage = (one: Submission) => one.kind === 'messages';
const isBooking = (one: Submission) => one.kind === 'bookings';

function tableOf<Exported>(columns: readonly Column<Exported>[], submissions: readonly Exported[]) {
  return [
    columns.map(([heading]) => heading),
    ...submissions.map((submission) => columns.map(([, cell]) => cell(submission) ?? '')),
  ];
}

/** Submissions of one kind as rows of cells under their headings. */
export function inExportColumns(kind: SubmissionKind, submissions: readonly Submission[]): string[][] {
  return kind === 'messages'
    ? tableOf(messageColumns, submissions.filter(isMessage))
    : tableOf(bookingColumns, submissions.filter(isBooking));
}
