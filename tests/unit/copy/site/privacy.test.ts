import { expect, it } from 'vitest';
import { settings } from '#src/copy/accounts/settings.ts';
import { booking } from '#src/copy/forms/booking.ts';
import { countedFields, privacy } from '#src/copy/site/privacy.ts';
import {
  AUDIT_MONTHS,
  BACKUP_DAYS,
  BOOKING_MONTHS,
  ERASED_MAIL_MONTHS,
  FIGURES_MONTHS,
  MESSAGE_MONTHS,
  SPAM_DAYS,
} from '#src/domain/submissions/retention.ts';

const periods: Record<string, string> = Object.fromEntries(
  privacy.retention.entries.map(({ term, text }) => [term, text]),
);

// biome-ignore format: a row is a line
it.each([
  ['the policy: messages, proposals and budgets', periods['Mensagens, pedidos de proposta e pedidos de orçamento'], `Até ${MESSAGE_MONTHS} meses depois do envio.`],
  ['the policy: bookings', periods.Agendamentos, `Até ${BOOKING_MONTHS} meses depois da data marcada.`],
  ['the policy: spam', periods['Envios marcados como spam'], `por ${SPAM_DAYS} dias`],
  ['the policy: the audit log', periods['Registro de ações da equipe'], `por ${AUDIT_MONTHS} meses`],
  ['the policy: erased mails', periods['Respostas por email'], `por ${ERASED_MAIL_MONTHS} meses um código, sem texto`],
  ['the policy: figures', periods['Contagem de visitas'], `depois de ${FIGURES_MONTHS} meses`],
  ['the policy: backups', periods['Cópias de segurança'], `depois de ${BACKUP_DAYS} dias`],
  ['the policy: deleted data that backups still have', periods['Cópias de segurança'], 'o que foi apagado ainda pode estar nelas'],
  ['the policy: the time that a deletion takes', periods['Como os dados saem'], 'em até um dia'],
  ['the policy: mails in the mailbox', periods['Cópia na caixa de email'], 'não some sozinha'],
  ['the settings: messages of a deleted account', settings.deletion.text, `mensagens até ${MESSAGE_MONTHS} meses depois do envio`],
  ['the settings: bookings of a deleted account', settings.deletion.text, `agendamentos até ${BOOKING_MONTHS} meses depois da data`],
  ['the booking form', booking.privacy, `por até ${BOOKING_MONTHS} meses`],
])('the texts promise how long data are kept; %s', (_, text, promise) => {
  expect(text).toContain(promise);
});

it('the policy lists everything that a beacon sends, and nothing else', () => {
  const blocks = privacy.topics.flatMap((topic) => topic.blocks as readonly (string | { list: string[] })[]);
  expect(blocks).toContainEqual({ list: Object.values(countedFields) });
});
