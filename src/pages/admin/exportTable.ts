import { admin } from '#src/content/admin.ts';
import { consultationMinutes, consultationName } from '#src/domain/bookingOptions.ts';
import { cancellationText } from '#src/domain/cancellation.ts';
import { formatDateTime } from '#src/domain/formatDateTime.ts';
import { bookingStatus, deliveryStatus } from '#src/domain/inboxFilters.ts';
import { slotRange } from '#src/domain/slots.ts';
import type {
  BookingSubmission,
  MessageSubmission,
  Submission,
  SubmissionKind,
} from '#src/domain/submission.ts';

const { columns } = admin;

/** One cell for each heading, by the heading's key: the order of the columns is the order of the headings. */
type Cells<Kind extends SubmissionKind> = Record<keyof (typeof columns)[Kind], string>;

/** Without the comma spreadsheets recognise a date. */
function dateCell(moment: Date): string {
  return formatDateTime(moment).replace(',', '');
}

function sharedCells({ createdAt, nome, email, mail, notes }: Submission) {
  return {
    received: dateCell(createdAt),
    notes: Object.values(notes)
      .map(({ text }) => text)
      .join('\n'),
    nome,
    email,
    delivery: admin.delivery[deliveryStatus(mail)],
  };
}

function messageCells(message: MessageSubmission): Cells<'messages'> {
  const { mensagem, state } = message;
  return { ...sharedCells(message), mensagem, state: admin.states.messages[state] };
}

function bookingCells(booking: BookingSubmission): Cells<'bookings'> {
  const { referencia, data, horario, telefone, descricaoProjeto, comoConheceu, state } = booking;
  return {
    ...sharedCells(booking),
    referencia,
    data,
    horario: horario && slotRange(horario, consultationMinutes(booking.tipoConsulta)),
    consultation: consultationName(booking),
    telefone,
    descricaoProjeto,
    comoConheceu,
    state: admin.states.bookings[state],
    bookingStatus: admin.bookingStatus[bookingStatus(booking)],
    minutes: String(consultationMinutes(booking.tipoConsulta)),
    cancelledAt: booking.cancelledAt ? dateCell(booking.cancelledAt) : '',
    cancelReason: booking.cancellation ? cancellationText(booking.cancellation) : '',
  };
}

function toRow(submission: Submission): string[] {
  const cells: Record<string, string> =
    submission.kind === 'messages' ? messageCells(submission) : bookingCells(submission);
  return Object.keys(columns[submission.kind]).map((column) => cells[column] ?? '');
}

/** Submissions as rows of cells under their headings. */
export function exportTable(kind: SubmissionKind, submissions: readonly Submission[]): string[][] {
  return [Object.values(columns[kind]), ...submissions.map(toRow)];
}
