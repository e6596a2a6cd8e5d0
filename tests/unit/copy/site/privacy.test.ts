import { describe, expect, it } from 'vitest';
import { settings } from '#src/copy/accounts/settings.ts';
import { countedFields, privacy } from '#src/copy/site/privacy.ts';
import { BEACON_FIELDS } from '#src/domain/figures/beacon.ts';
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

describe('the privacy policy promises the database’s retention periods', () => {
  it.each([
    ['Mensagens, pedidos de proposta e pedidos de orçamento', `Até ${MESSAGE_MONTHS} meses depois do envio.`],
    ['Agendamentos', `Até ${BOOKING_MONTHS} meses depois da data marcada.`],
    ['Envios marcados como spam', `por ${SPAM_DAYS} dias`],
    ['Registro de ações da equipe', `por ${AUDIT_MONTHS} meses`],
    ['Respostas por email', `por ${ERASED_MAIL_MONTHS} meses um código, sem texto`],
    ['Contagem de visitas', `depois de ${FIGURES_MONTHS} meses`],
    ['Cópias de segurança', `depois de ${BACKUP_DAYS} dias`],
  ])('%s: %s', (term, period) => {
    expect(periods[term]).toContain(period);
  });
});

it('the policy says that deletion takes up to a day, and which data remain in backups and in the mailbox', () => {
  expect(periods['Como os dados saem']).toContain('em até um dia');
  expect(periods['Cópias de segurança']).toContain('o que foi apagado ainda pode estar nelas');
  expect(periods['Cópia na caixa de email']).toContain('não some sozinha');
});

it('the settings say which data remain after the account is deleted, and until when', () => {
  expect(settings.deletion.text).toContain(`mensagens até ${MESSAGE_MONTHS} meses depois do envio`);
  expect(settings.deletion.text).toContain(`agendamentos até ${BOOKING_MONTHS} meses depois da data`);
});

it('the policy lists everything that a beacon sends, and nothing else', () => {
  expect(Object.keys(countedFields)).toEqual(BEACON_FIELDS);
  const blocks = privacy.topics.flatMap((topic) => topic.blocks as readonly (string | { list: string[] })[]);
  expect(blocks).toContainEqual({ list: Object.values(countedFields) });
});
