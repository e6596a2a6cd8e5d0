import { expect, it } from 'vitest';
import { inExportColumns } from '#src/desk/conversations/export/exportColumns.ts';
import type { MessageSubmission } from '#src/domain/submissions/submission.ts';
import { csvFile } from '#src/domain/text/csv.ts';
import { bookingSubmission, failedMails, messageSubmission } from '#tests/support/submissions.ts';

function cellsOf(message: MessageSubmission) {
  const [headings = [], cells = []] = inExportColumns('messages', [message]);
  return Object.fromEntries(headings.map((name, at) => [name, cells[at]]).filter(([, cell]) => cell));
}

const createdAt = new Date('2026-03-12T17:05:00Z');
const said = { at: createdAt, sendAt: createdAt };

it('messages are exported in São Paulo time, with the terms that the desk shows', () => {
  const message = messageSubmission({
    email: 'ana@exemplo.com.br',
    createdAt,
    state: 'answered',
    mensagem: 'Olá,\nboa tarde.',
    mail: failedMails,
    responsible: 'bia@estudio.example',
    replies: { 1: { ...said, text: 'Pode ser na terça.', by: 'b', name: 'Bia', before: 'new' } },
    notes: {
      1: { text: 'Ligar.', by: 'a@b.c', at: createdAt },
      2: { text: 'Já liguei.', by: 'a@b.c', at: createdAt },
    },
  });
  expect(cellsOf(message)).toEqual({
    'Recebida em': '12/03/2026 14:05',
    Assunto: 'Mensagem',
    Nome: 'Ana Souza',
    Email: 'ana@exemplo.com.br',
    Mensagem: 'Olá,\nboa tarde.',
    Estado: 'Respondida',
    Emails: 'Email não entregue',
    Responsável: 'bia@estudio.example',
    Respostas: '12/03/2026 14:05 Bia: Pode ser na terça.',
    Notas: 'Ligar.\nJá liguei.',
  });
});

it('the export has a column for each answer of a form', () => {
  const budget = messageSubmission({ form: 'budget', tipo: 'Aplicativo', mensagem: 'Um aplicativo.' });
  const answers = { Tipo: 'Aplicativo', Mensagem: 'Um aplicativo.' };
  expect(cellsOf(budget)).toMatchObject({ Assunto: 'Orçamento', ...answers });
});

it('the export of bookings has as many cells as headings', () => {
  const booking = bookingSubmission({
    createdAt,
    tipoConsulta: 'outro',
    outroTipo: 'Parques',
    referencia: '123-456-789',
    holdsSlot: false,
    cancelledAt: createdAt,
    cancellation: { reason: 'other', note: '=HYPERLINK("https://mau.example")', offers: [] },
  });
  const [headings, row] = inExportColumns('bookings', [booking]);
  expect(row).toHaveLength(headings?.length ?? 0);
  expect(inExportColumns('bookings', [])).toEqual([headings]);
  const first = ['12/03/2026 14:05', '123-456-789', '2030-05-06', '09:00 – 09:30', 'Outro: Parques'];
  expect(row?.slice(0, first.length)).toEqual(first);
  expect(csvFile([row ?? []])).toContain(`;"'=HYPERLINK(""https://mau.example"")";`);
  const cellOf = (heading: string) => row?.[headings?.indexOf(heading) ?? 0];
  const cells = ['Como nos conheceu', 'Minutos', 'Cancelado em', 'Notas'].map(cellOf);
  expect(cells).toEqual(['Indicação', '30', '12/03/2026 14:05', '']);
});
