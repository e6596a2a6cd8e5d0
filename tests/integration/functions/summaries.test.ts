import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { summarySwitchPath } from '#src/domain/accounts/summarySwitch.ts';
import { formatDateTime } from '#src/domain/time/formatDateTime.ts';
import { makeAdministrator, verifyEmail } from '#tests/integration/rules/administrator.ts';
import { type Member, newMember } from '#tests/integration/rules/visitors.ts';
import { db } from '#tests/integration/run.ts';
import { forgetSubmissions } from '#tests/support/openDatabase.ts';
import { openSmtpInbox } from '#tests/support/smtpInbox.ts';
import { store } from '#tests/support/store.ts';
import { bookingSubmission, failedMails, messageSubmission } from '#tests/support/submissions.ts';
import { revokeAdmin } from '#tools/admin/administrators.ts';
import { createTestHandlers, testAuth } from './createTestHandlers.ts';

/** A Thursday, no holiday, so far in the future that the database deletes none of its documents as expired. */
const DAY = '2031-03-13';
let now: Date;
let inbox: Awaited<ReturnType<typeof openSmtpInbox>>;
let ana: Member;
let logged: string[];

const at = (time: string, day = DAY) => {
  now = new Date(`${day}T${time}:00-03:00`);
};
const log = (level: string, event: string) => logged.push(`${level} ${event}`);
const handlers = (others: Partial<Parameters<typeof createTestHandlers>[0]> = {}) =>
  createTestHandlers({ ...others, db, smtpPort: inbox.port, now: () => now, log });
const summaries = () => inbox.mails.filter(({ subject }) => subject?.startsWith('Resumo de'));
const receivers = () =>
  summaries()
    .flatMap(({ recipients }) => recipients)
    .sort();
const switchOn = ({ uid }: Member) => db.doc(summarySwitchPath(uid)).set({ switchedOnAt: new Date() });
const newReceiver = async () => {
  const member = await newMember();
  await makeAdministrator(member.uid);
  await switchOn(member);
  return member;
};
const summaryMails = async () => (await db.collection('mails').where('kind', '==', 'summary').get()).docs;
const storedMails = async () => (await summaryMails()).map((found) => found.get('state'));
const restartMail = async (unknown: string[] = []) => {
  const { port } = inbox;
  await inbox.close();
  const before = inbox.mails;
  inbox = await openSmtpInbox(port, unknown, () => {}, 450);
  inbox.mails.push(...before);
};

beforeEach(async () => {
  await forgetSubmissions(db);
  inbox = await openSmtpInbox(0);
  ana = await newReceiver();
  logged = [];
  at('08:00');
  await store(messageSubmission({ nome: 'Caio Lima' }));
});
afterEach(() => inbox.close());

describe('the daily summary', () => {
  test('reports waiting and undelivered submissions and the day’s consultations, only to administrators who want it', async () => {
    const other = await newMember();
    await makeAdministrator(other.uid);
    const early = messageSubmission({ nome: 'Bia Reis', createdAt: new Date(Date.now() - 3 * 86_400_000) });
    const today = bookingSubmission({ nome: 'Davi Melo', data: DAY, horario: '14:00', state: 'answered' });
    await store(
      early,
      today,
      messageSubmission({ state: 'review' }),
      messageSubmission({ state: 'answered', mail: failedMails }),
      messageSubmission({ state: 'archived', mail: failedMails }),
      messageSubmission({ state: 'spam' }),
      bookingSubmission({ nome: 'Cancelada', data: DAY, holdsSlot: false, cancelledAt: now }),
      bookingSubmission({ nome: 'Spam', data: DAY, horario: '10:00', state: 'spam' }),
      bookingSubmission({ nome: 'Amanhã', data: '2031-03-14' }),
    );
    await handlers().summarize();
    expect(summaries()).toHaveLength(1);
    const [mail] = summaries();
    expect(mail?.recipients).toEqual([ana.email]);
    const lines = mail?.text?.split('\n') ?? [];
    expect(lines.filter((line) => line.startsWith('- '))).toEqual([
      '- 14:00 – 14:45: Davi Melo, Acessibilidade digital',
      '- 2 mensagens novas',
      `- A mensagem mais antiga: Bia Reis, ${formatDateTime(early.createdAt)}`,
      '- 1 mensagem a verificar',
      '- 1 agendamento novo',
      expect.stringMatching(/^- O agendamento mais antigo: Amanhã, /),
      '- 1 mensagem com email não entregue',
    ]);
    expect(mail?.text).toContain(`/admin?aba=mensagens&registro=${early.id}`);
    expect(mail?.text).toContain(`/admin?aba=agendamentos&registro=${today.id}`);
    expect(await storedMails()).toEqual(['sent']);
    const stored = (await summaryMails())[0]?.data();
    expect(JSON.stringify(stored)).not.toMatch(/Bia|Caio|Davi/);
    expect(stored?.expireAt.toMillis() - now.getTime()).toBe(30 * 86_400_000);
  });

  test('is sent to each of these administrators once a day, however often, late or simultaneously the function runs', async () => {
    const bia = await newReceiver();
    await Promise.all([handlers().summarize(), handlers().summarize()]);
    for (const time of ['08:05', '11:59', '15:00']) {
      at(time);
      await Promise.all([handlers().summarize(), handlers().redeliver()]);
    }
    expect(receivers()).toEqual([ana.email, bia.email].sort());
    at('08:00', '2031-03-14');
    await handlers().summarize();
    expect(new Set(summaries().map(({ messageId }) => messageId)).size).toBe(4);
    expect(summaries()).toHaveLength(4);
  });

  test('is sent only on days on which the studio works, between eight and twelve', async () => {
    const closures = [{ id: 'a', from: '2031-03-10', to: '2031-03-12', slots: [] }];
    await db.doc('availability/public').set({ closures });
    for (const [time, day] of [
      ['07:59', DAY],
      ['12:00', DAY],
      ['08:00', '2031-03-12'],
      ['08:00', '2031-03-15'],
      ['08:00', '2031-04-21'],
    ] as const) {
      at(time, day);
      await handlers().summarize();
      expect(await storedMails(), `${day} ${time}`).toEqual([]);
    }
    await db.doc('availability/public').set({ nationalHolidays: false });
    await handlers().summarize();
    expect(summaries()).toHaveLength(1);
  });

  test('is not sent if there is nothing to report, even if a submission comes later in the morning', async () => {
    await forgetSubmissions(db);
    await switchOn(ana);
    const done = messageSubmission({ state: 'answered' });
    const past = bookingSubmission({ data: '2031-03-12', state: 'archived' });
    await store(done, past);
    await handlers().summarize();
    await store(messageSubmission());
    at('09:00');
    await handlers().summarize();
    await handlers().redeliver();
    expect(summaries()).toEqual([]);
    expect(await storedMails()).toEqual(['withheld']);
  });
});

describe('a summary that cannot be sent', () => {
  test('delays the other mails of the run by at most half a minute if the mail server is slow', async () => {
    await Promise.all([newReceiver(), newReceiver(), newReceiver()]);
    let passed = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => passed);
    const wrapSend = () => async () => {
      passed += 15_000;
      throw new Error('no answer');
    };
    await handlers({ wrapSend }).summarize();
    clock.mockRestore();
    expect(logged.filter((line) => line === 'warn mail.undelivered')).toHaveLength(2);
    await handlers().redeliver();
    expect(summaries()).toHaveLength(2);
    at('08:01');
    await handlers().redeliver();
    expect(summaries()).toHaveLength(4);
  });

  test('is given up at noon, which is logged as an error', async () => {
    await restartMail([ana.email]);
    for (const time of ['08:00', '08:30', '09:30', '10:30', '11:00', '11:30', '11:45']) {
      at(time);
      await handlers().summarize();
    }
    await restartMail();
    for (const time of ['12:00', '13:00', '18:00']) {
      at(time);
      await handlers().redeliver();
    }
    expect(summaries()).toEqual([]);
    expect(await storedMails()).toEqual(['failed']);
    expect(logged.filter((event) => event === 'error mail.failed')).toHaveLength(1);
  });

  test.each([
    ['is no administrator any more', () => revokeAdmin({ auth: testAuth(), db }, ana.email)],
    ['has lost the claim in another way', () => testAuth().setCustomUserClaims(ana.uid, {})],
    ['has an e-mail that is not verified any more', () => verifyEmail(ana.uid, false)],
    ['is disabled', () => testAuth().updateUser(ana.uid, { disabled: true })],
    ['has no account any more', () => testAuth().deleteUser(ana.uid)],
    ['has switched it off', () => db.doc(summarySwitchPath(ana.uid)).delete()],
  ])('is sent to nobody who meanwhile %s', async (_, change) => {
    await handlers().queueSummaries();
    await change();
    await handlers().summarize();
    expect(summaries()).toEqual([]);
    expect(await storedMails()).toEqual(['withheld']);
  });
});

test('a former administrator gets no summary, and it stays off after the claim is granted again', async () => {
  await testAuth().setCustomUserClaims(ana.uid, {});
  await handlers().summarize();
  await makeAdministrator(ana.uid);
  at('08:30');
  await handlers().summarize();
  expect([summaries(), await storedMails()]).toEqual([[], []]);
});

// Monday, 3 March 2031, is the first working day of its month.
describe('the monthly letter about figures', () => {
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
    await storeDay('2031-02-03', 1200);
    await storeDay('2031-02-27', 1980);
    await db.doc('figureMonths/2031-01').set({ figures: { entries: { '/ direct': 3000 } } });
  });

  test('compares a month’s sums with the previous month’s, in words and in a table', async () => {
    at('08:00', '2031-03-03');
    await handlers().summarize();
    expect(letters()).toHaveLength(1);
    const [{ recipients, subject, text, html } = {}] = letters();
    expect([recipients, subject]).toEqual([[ana.email], 'Números de fevereiro de 2031 | Alinhavo']);
    for (const told of [
      'Visitas contadas: 3.220, 7% a mais que em janeiro de 2031.\nMensagens recebidas: 22, contra 0 em janeiro de 2031.',
      '18 de 20 (90%) mensagens respondidas tiveram resposta em até dois dias úteis, como prometido.',
      'Consultorias marcadas\n  fevereiro de 2031: 14 | janeiro de 2031: 0',
      '/admin/numeros',
    ])
      expect(text).toContain(told);
    expect(String(html).match(/<th scope="row"/g)).toHaveLength(8);
    expect(text).not.toContain('2030');
  });

  test('also compares the same month of the previous year, if it has figures', async () => {
    await db.doc('figureMonths/2030-02').set({ figures: { entries: { '/ direct': 3220 } } });
    at('08:00', '2031-03-03');
    await handlers().summarize();
    const [{ text } = {}] = letters();
    expect(text).toContain('7% a mais que em janeiro de 2031 e o mesmo que em fevereiro de 2030.');
  });

  test('is sent once a month, even if the schedule runs often or is killed, or the mail server refuses the mail', async () => {
    at('08:00', '2031-03-03');
    await handlers().queueSummaries();
    await restartMail([ana.email]);
    await handlers().summarize();
    await restartMail();
    for (const [day, time] of [
      ['2031-03-03', '08:10'],
      ['2031-03-04', '08:00'],
      ['2031-03-10', '11:59'],
      ['2031-03-31', '08:00'],
    ] as const) {
      at(time, day);
      await Promise.all([handlers().summarize(), handlers().summarize(), handlers().redeliver()]);
    }
    expect(letters()).toHaveLength(1);
  });

  test.each([
    ['on a Saturday', '2031-03-01', '08:00'],
    ['in the afternoon', '2031-03-03', '12:00'],
    ['after the tenth of the month', '2031-03-11', '08:00'],
  ])('is not sent %s', async (_, day, time) => {
    at(time, day);
    await handlers().summarize();
    expect(letters()).toEqual([]);
  });

  test('is not sent about a month without figures', async () => {
    at('08:00', '2031-05-02');
    await handlers().summarize();
    expect(letters()).toEqual([]);
  });
});
