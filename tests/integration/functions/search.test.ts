import { afterEach, beforeEach, expect, test } from 'vitest';
import { bookingReference } from '#src/domain/submissions/bookingReference.ts';
import { searchKey } from '#src/domain/submissions/searchTerms.ts';
import { openCaptchaService } from '#tests/support/captchaService.ts';
import { forgetSubmissions, openDatabase } from '#tests/support/openDatabase.ts';
import { openSmtpInbox } from '#tests/support/smtpInbox.ts';
import { CAPTCHA_PORT, SMTP_PORT } from './functionsUnderTest.ts';
import { post, someBooking, someMessage } from './post.ts';

const db = await openDatabase();
let services: { close: () => Promise<void> }[];
beforeEach(async () => {
  services = await Promise.all([openSmtpInbox(SMTP_PORT), openCaptchaService(CAPTCHA_PORT)]);
  await forgetSubmissions(db);
});
afterEach(() => Promise.all(services.map((service) => service.close())));

/** The ids that the database finds for what somebody typed. */
async function found(kind: 'messages' | 'bookings', typed: string): Promise<string[]> {
  const { docs } = await db
    .collection(kind)
    .where('search', 'array-contains', searchKey(typed))
    .orderBy('createdAt', 'desc')
    .get();
  return docs.map(({ id }) => id);
}

test('a message is found by reference, name, e-mail, company and the words that were written', async () => {
  const { answer } = await post('sendContactEmail', {
    ...someMessage(),
    nome: 'João Conceição',
    email: 'Joao@Oficina.com.br',
    mensagem: 'Empresa: Serra Azul\nGostaríamos de um girassol.',
  });
  const id = String(answer.id);
  const reference = bookingReference(id);
  for (const typed of [
    reference,
    reference.replaceAll('-', ''),
    'conceicao',
    'JOÃO@oficina.com.br',
    'serra',
    'ofic',
    'girassol',
    'gira',
  ])
    expect(await found('messages', typed)).toEqual([id]);
  expect(await found('messages', 'irassol')).toEqual([]);
  expect(await found('bookings', 'girassol')).toEqual([]);
});

test('a booking is found by reference, telephone, and the words of its project', async () => {
  const { answer } = await post('sendAgendamento', {
    ...someBooking(),
    telefone: '+55 (11) 98765-4321',
    descricaoProjeto: 'Um catálogo de girassóis.',
  });
  const id = String(answer.id);
  for (const typed of [
    String(answer.referencia),
    String(answer.referencia).replaceAll('-', ''),
    '11987654321',
    '98765-4321',
    'girassois',
  ])
    expect(await found('bookings', typed)).toEqual([id]);
});
