import { admin } from '#src/content/admin.ts';
import { consultationMinutes, consultationName } from '#src/domain/bookingOptions.ts';
import { formatDateTime } from '#src/domain/formatDateTime.ts';
import { bookingStatus, deliveryStatus } from '#src/domain/inboxFilters.ts';
import { slotRange } from '#src/domain/slots.ts';
import type { Submission, SubmissionKind } from '#src/domain/submission.ts';

function toRow(submission: Submission): string[] {
  const { kind, nome, email, state, mail, createdAt } = submission;
  const received = formatDateTime(createdAt).replace(',', ''); // so that a spreadsheet takes it for a moment
  const delivery = admin.delivery[deliveryStatus(mail)];
  if (kind === 'messages')
    return [received, nome, email, submission.mensagem, admin.states[kind][state], delivery];
  const { referencia, data, horario, telefone, descricaoProjeto, comoConheceu, tipoConsulta } = submission;
  return [
    received,
    referencia,
    data,
    slotRange(horario, consultationMinutes(tipoConsulta)),
    consultationName(submission),
    nome,
    email,
    telefone,
    descricaoProjeto,
    comoConheceu,
    admin.states[kind][state],
    admin.bookingStatus[bookingStatus(submission)],
    delivery,
  ];
}

/** Records as rows of cells under their headings, in the words of the screen. */
export function exportTable(kind: SubmissionKind, submissions: readonly Submission[]): string[][] {
  return [[...admin.columns[kind]], ...submissions.map(toRow)];
}
