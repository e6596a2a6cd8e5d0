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
import { clockTest, moveClock } from './moveClock.ts';

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
afterEach(async () => {
  await moveClock(0);
  await inbox.close();
});

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

  test('is sent only on the working days that the studio has chosen, between eight and twelve', async () => {
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

  test('is not sent without news, nor for submissions that come later in the morning', async () => {
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

  clockTest('is kept for thirty days', async () => {
    at('08:00');
    await handlers().summarize();
    const [stored] = await summaryMails();
    const kept = stored?.get('expireAt').toMillis() - now.getTime();
    expect(kept).toBe(30 * 86_400_000);
    await moveClock(now.getTime() + kept - 60_000 - Date.now());
    expect(await storedMails()).toHaveLength(1);
    await moveClock(now.getTime() + kept + 60_000 - Date.now());
    expect(await storedMails()).toEqual([]);
  });
});

describe('a summary that cannot be sent', () => {
  test('is retried, as the same mail', async () => {
    await restartMail([ana.email]);
    await handlers().summarize();
    expect(summaries()).toEqual([]);
    await restartMail();
    await handlers().redeliver();
    expect(summaries()).toEqual([]);
    at('08:01');
    await handlers().redeliver();
    expect(summaries()).toHaveLength(1);
    expect(logged).not.toContain('error mail.failed');
  });

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
