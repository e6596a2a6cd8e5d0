import { admin } from '#src/content/admin.ts';
import { slotRange } from '#src/domain/agenda.ts';
import { consultationMinutes, consultationName } from '#src/domain/consultation.ts';
import type { InboxItem, InboxKind } from '#src/domain/inbox.ts';
import { bookingStanding, deliveryOf } from '#src/domain/inboxFilters.ts';
import { fullMoment } from '#src/domain/studioClock.ts';

function toRow(item: InboxItem): string[] {
  const { kind, nome, email, state, mail, createdAt } = item;
  const received = fullMoment(createdAt).replace(',', ''); // so that a spreadsheet takes it for a moment
  const delivery = admin.delivery[deliveryOf(mail)];
  if (kind === 'messages') return [received, nome, email, item.mensagem, admin.states[kind][state], delivery];
  const { referencia, data, horario, telefone, descricaoProjeto, comoConheceu, tipoConsulta } = item;
  return [
    received,
    referencia,
    data,
    slotRange(horario, consultationMinutes(tipoConsulta)),
    consultationName(item),
    nome,
    email,
    telefone,
    descricaoProjeto,
    comoConheceu,
    admin.states[kind][state],
    admin.standing[bookingStanding(item)],
    delivery,
  ];
}

/** Records as rows of cells under their headings, in the words of the screen. */
export function exportTable(kind: InboxKind, items: readonly InboxItem[]): string[][] {
  return [[...admin.columns[kind]], ...items.map(toRow)];
}
