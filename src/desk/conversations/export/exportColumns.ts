import { deskWords } from '#src/desk/base/deskWords.ts';
import { consultationMinutes, consultationName } from '#src/domain/agenda/consultationTypes.ts';
import { slotRange } from '#src/domain/agenda/slots.ts';
import { answersIn } from '#src/domain/forms/bookingFields.ts';
import { cancellationText } from '#src/domain/submissions/bookings/cancellationReasons.ts';
import { completeSubmission } from '#src/domain/submissions/completeSubmission.ts';
import { KINDS, type MessageField, messageFields } from '#src/domain/submissions/kinds.ts';
import { bookingStatus, deliveryStatus } from '#src/domain/submissions/lists/inboxFilters.ts';
import { BOOKING_STANDINGS } from '#src/domain/submissions/states.ts';
import { SUBJECTS } from '#src/domain/submissions/subjects.ts';
import type { Submission, SubmissionKind } from '#src/domain/submissions/submission.ts';
import { formatDateTime } from '#src/domain/time/formatDateTime.ts';

/** The text is undefined if a state is unknown to this version. */
type Cell = readonly [heading: string, text: string | undefined];

/** The date without its comma, so that spreadsheets recognise it. */
const dateText = (moment: Date) => formatDateTime(moment).replace(',', '');

/** The fields of any form that have no column of their own. Companies' names are in the column of names. */
const answers = (Object.keys(messageFields) as MessageField[]).filter(
  (field) => !messageFields[field].namesSender && !['email', 'mensagem'].includes(field),
);

function cellsOf(one: Submission): Cell[] {
  const sender: Cell[] = [
    ['Nome', one.nome],
    ['Email', one.email],
  ];
  const state: Cell = ['Estado', deskWords.states[one.state]];
  const replies = Object.values(one.replies).map(
    ({ at, name, text }) => `${dateText(at)}${name && ` ${name}`}: ${text}`,
  );
  const notes = Object.values(one.notes).map(({ text }) => text);
  const studio: Cell[] = [
    ['Responsável', one.responsible],
    ['Etiquetas', one.tags.join(', ')],
    ['Respostas', replies.join('\n\n')],
    ['Emails', deskWords.delivery[deliveryStatus(one.mail)]],
    ['Notas', notes.join('\n')],
  ];
  if (one.kind === 'messages')
    return [
      ['Recebida em', dateText(one.createdAt)],
      ...sender,
      ['Mensagem', one.mensagem],
      ...answers.map((field): Cell => [messageFields[field].label, one[field]]),
      ['Assunto', SUBJECTS[KINDS[one.form].subject].label],
      state,
      ...studio,
    ];
  const { horario, tipoConsulta, cancelledAt, cancellation } = one;
  const minutes = consultationMinutes(tipoConsulta);
  return [
    ['Recebido em', dateText(one.createdAt)],
    ['Referência', one.referencia],
    ['Data', one.data],
    ['Horário', horario && slotRange(horario, minutes)],
    ['Consultoria', consultationName(one)],
    ...sender,
    ['Telefone', one.telefone],
    ['Projeto', one.descricaoProjeto],
    ...answersIn(one).map(({ label, text }) => [label, text] as const),
    state,
    ['Situação', BOOKING_STANDINGS[bookingStatus(one)].label],
    ['Minutos', String(minutes)],
    ['Cancelado em', cancelledAt ? dateText(cancelledAt) : ''],
    ['Motivo do cancelamento', cancellation && cancellationText(cancellation)],
    ...studio,
  ];
}

/** Submissions of one kind as rows of cells under their headings. */
export function inExportColumns(kind: SubmissionKind, submissions: readonly Submission[]): string[][] {
  const headings = cellsOf(completeSubmission(kind, '', {})).map(([heading]) => heading);
  return [headings, ...submissions.map((one) => cellsOf(one).map(([, text]) => text ?? ''))];
}
