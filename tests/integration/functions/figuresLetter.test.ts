import { afterEach, beforeEach, expect, test } from 'vitest';
import { summarySwitchPath } from '#src/domain/accounts/summarySwitch.ts';
import { makeAdministrator } from '#tests/integration/rules/administrator.ts';
import { newMember } from '#tests/integration/rules/visitors.ts';
import { db } from '#tests/integration/run.ts';
import { forgetSubmissions } from '#tests/support/openDatabase.ts';
import { openSmtpInbox } from '#tests/support/smtpInbox.ts';
import { createTestHandlers } from './createTestHandlers.ts';

let now: Date;
let inbox: Awaited<ReturnType<typeof openSmtpInbox>>;
let receiver: { uid: string; email: string };

/** Monday, 3 March 2031, is the first working day of its month. */
const at = (day: string, time = '08:00') => {
  now = new Date(`${day}T${time}:00-03:00`);
};
const handlers = () => createTestHandlers({ db, smtpPort: inbox.port, now: () => now });
const letters = () => inbox.mails.filter(({ subject }) => subject?.startsWith('Números de'));
const storeDay = (day: string, visits: number) =>
  db.doc(`figures/${day}`).set({
    figures: {
      entries: { '/ direct': visits, '/sobre busca.example': 20 },
      sent: { '/contato direct': 11 },
      booked: { '/Agendamento direct': 1 },
      received: { message: 8, budget: 3 },
      consultations: { website: 7 },
      answers: { 1: 9, 4: 1 },
    },
  });

beforeEach(async () => {
  await forgetSubmissions(db);
  inbox = await openSmtpInbox(0);
  receiver = await newMember();
  await makeAdministrator(receiver.uid);
  await db.doc(summarySwitchPath(receiver.uid)).set({ switchedOnAt: new Date() });
  await storeDay('2031-02-03', 1200);
  await storeDay('2031-02-27', 1980);
  await db.doc('figureMonths/2031-01').set({ figures: { entries: { '/ direct': 3000 } } });
});
afterEach(() => inbox.close());

test('the letter compares a month’s sums with the previous month’s, in words and in a table', async () => {
  at('2031-03-03');
  await handlers().summarize();
  expect(letters()).toHaveLength(1);
  const [{ recipients, subject, text, html } = {}] = letters();
  expect([recipients, subject]).toEqual([[receiver.email], 'Números de fevereiro de 2031 | Alinhavo']);
  for (const told of [
    'Visitas contadas: 3.220, 7% a mais que em janeiro de 2031.\nMensagens recebidas: 22, contra 0 em janeiro de 2031.',
    '18 de 20 (90%) mensagens respondidas tiveram resposta nos dois dias úteis prometidos.',
    'Consultorias marcadas\n  fevereiro de 2031: 14 | janeiro de 2031: 0',
    '/admin/numeros',
  ])
    expect(text).toContain(told);
  expect(String(html).match(/<th scope="row"/g)).toHaveLength(8);
  expect(text).not.toContain('2030');
});

test('the letter also compares the same month of the previous year, if it has figures', async () => {
  await db.doc('figureMonths/2030-02').set({ figures: { entries: { '/ direct': 3220 } } });
  at('2031-03-03');
  await handlers().summarize();
  const [{ text } = {}] = letters();
  expect(text).toContain('7% a mais que em janeiro de 2031 e o mesmo que em fevereiro de 2030.');
});

test('one letter a month is sent, however often the schedule runs, is killed, or finds the mail server closed', async () => {
  at('2031-03-03');
  await handlers().queueSummaries();
  await inbox.close();
  await handlers().summarize();
  const { port } = inbox;
  inbox = await openSmtpInbox(port);
  for (const [day, time] of [
    ['2031-03-03', '08:10'],
    ['2031-03-04', '08:00'],
    ['2031-03-10', '11:59'],
    ['2031-03-31', '08:00'],
  ] as const) {
    at(day, time);
    await Promise.all([handlers().summarize(), handlers().summarize(), handlers().redeliver()]);
  }
  expect(letters()).toHaveLength(1);
});

test.each([
  ['on a Saturday', '2031-03-01', '08:00'],
  ['in the afternoon', '2031-03-03', '12:00'],
  ['after the tenth of the month', '2031-03-11', '08:00'],
])('no letter is sent %s', async (_, day, time) => {
  at(day, time);
  await handlers().summarize();
  expect(letters()).toEqual([]);
});

test('no letter is sent to an administrator who has switched it off, nor about a month without figures', async () => {
  at('2031-03-03');
  await handlers().queueSummaries();
  await db.doc(summarySwitchPath(receiver.uid)).delete();
  await handlers().redeliver();
  await db.doc(summarySwitchPath(receiver.uid)).set({ switchedOnAt: new Date() });
  at('2031-05-02');
  await handlers().summarize();
  expect(letters()).toEqual([]);
});
