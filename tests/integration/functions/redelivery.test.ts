import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Command } from '#src/domain/commands/table.ts';
import { db } from '#tests/integration/run.ts';
import { openCaptchaService } from '#tests/support/captchaService.ts';
import { giveAsBia } from '#tests/support/giveAsBia.ts';
import { forgetSubmissions } from '#tests/support/openDatabase.ts';
import { openSmtpInbox } from '#tests/support/smtpInbox.ts';
import { makeMailsDue, storedWithMail } from '#tests/support/submissions.ts';
import { scheduledFunctionUrl } from '#tools/local-firebase/runSchedules.ts';
import { createTestHandlers } from './createTestHandlers.ts';
import { CAPTCHA_PORT, FUNCTIONS_URL, SMTP_PORT } from './functionsUnderTest.ts';
import { killRedelivery } from './killRedelivery.ts';
import { post, someBooking, someMessage } from './post.ts';
import { openSilentServer } from './silentServer.ts';

const MINUTE = 60_000;
const STUDIO = 'ola@alinhavo.example';
const ANA = 'ana@exemplo.com.br';
const BIA = 'bia@exemplo.com.br';

let captcha: Awaited<ReturnType<typeof openCaptchaService>>;
let open: { close: () => Promise<void> }[] = [];

beforeEach(async () => {
  await forgetSubmissions(db);
  captcha = await openCaptchaService(CAPTCHA_PORT);
});

afterEach(async () => {
  await Promise.all([captcha, ...open].map((server) => server.close()));
  open = [];
});

async function untilTestEnds<Server extends { close: () => Promise<void> }>(
  opening: Promise<Server>,
): Promise<Server> {
  const server = await opening;
  open.push(server);
  return server;
}

const mailOf = async (path: string) => {
  const [kind, id] = path.split('/') as ['messages', string];
  return (await storedWithMail(db, { kind, id }))?.mail;
};

const posted = (message: object) => post('sendContactEmail', message);

async function giveCommand(
  { idempotencyKey: id = '', ...sent }: { idempotencyKey?: string },
  command: Command,
) {
  const kind = 'data' in sent ? 'bookings' : 'messages';
  expect(await giveAsBia({ kind, id }, command)).not.toHaveProperty('refused');
}

test('one damaged mail delays neither other mails nor the summaries', async () => {
  const message = someMessage();
  await posted(message);
  const damaged = { nextAttemptAt: new Date(0), state: 'failed', submission: 'a//b', kind: 7 };
  await db.doc('mails/damaged').set(damaged);
  const inbox = await untilTestEnds(openSmtpInbox(SMTP_PORT));
  const logged: string[] = [];
  const now = () => new Date(Date.now() + 2 * MINUTE);
  const log = (level: string, event: string) => logged.push(`${level} ${event}`);
  const handlers = createTestHandlers({ db, smtpPort: SMTP_PORT, now, log });
  expect(await handlers.redeliver()).toEqual({ tried: 2, sent: 2 });
  expect(inbox.mails).toHaveLength(2);
  expect(logged).toContain('error mail.damaged');
  await handlers.summarize();
  await db.doc('mails/damaged').delete();
});

function redeliverIn(minutes: number, smtpPort = SMTP_PORT, logged: string[] = []) {
  const now = () => new Date(Date.now() + minutes * MINUTE);
  const log = (level: string, event: string) => logged.push(`${level} ${event}`);
  return createTestHandlers({ db, smtpPort, now, log }).redeliver();
}

describe('while the mail server', () => {
  const silent = () => untilTestEnds(openSilentServer(SMTP_PORT));
  const refusing = () => untilTestEnds(openSmtpInbox(SMTP_PORT, [STUDIO, ANA], () => {}, 450));

  test.each([
    ['is down', async () => ({ close: async () => {} }), 'ESOCKET'],
    ['says nothing', silent, 'ETIMEDOUT'],
    ['refuses for now', refusing, 'EENVELOPE 450'],
  ])(
    '%s, a submission is accepted and counts as undelivered; its mails are sent when the server is back',
    async (_, start, code) => {
      const server = await start();
      const [message, booking] = [someMessage(), someBooking()];
      const answers = await Promise.all([posted(message), post('sendAgendamento', booking)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const paths = [`messages/${message.idempotencyKey}`, `bookings/${booking.idempotencyKey}`];
      const kept = { state: 'pending', outstanding: ['studio', 'visitor'], attempts: 1, lastError: code };
      for (const path of paths) expect(await mailOf(path)).toMatchObject(kept);

      await server.close();
      open = [];
      const inbox = await untilTestEnds(openSmtpInbox(SMTP_PORT));
      expect(await redeliverIn(2)).toEqual({ tried: 4, sent: 4 });
      expect(inbox.mails.map(({ recipients }) => recipients[0]).sort()).toEqual([ANA, ANA, STUDIO, STUDIO]);
      const sent = { state: 'sent', outstanding: [], attempts: 0, nextAttemptAt: null, lastError: null };
      for (const path of paths) expect(await mailOf(path)).toEqual(sent);
      expect(await redeliverIn(600)).toEqual({ tried: 0, sent: 0 });
      expect(inbox.mails).toHaveLength(4);
    },
  );
});

test('a mail to an address that its server does not know is tried once, and again when the studio requests it', async () => {
  const refusing = await untilTestEnds(openSmtpInbox(SMTP_PORT, [ANA]));
  const message = someMessage();
  await post('sendContactEmail', message);
  const path = `messages/${message.idempotencyKey}`;
  expect(await mailOf(path)).toMatchObject({ state: 'failed', attempts: 1, lastError: 'EENVELOPE 550' });
  expect(await redeliverIn(3000)).toEqual({ tried: 0, sent: 0 });
  await refusing.close();
  open = [];
  const inbox = await untilTestEnds(openSmtpInbox(SMTP_PORT));
  await giveCommand(message, { action: 'resend' });
  await redeliverIn(3);
  expect(inbox.mails.map(({ recipients }) => recipients)).toEqual([[ANA]]);
});

test('the mails that have waited longest are sent first', async () => {
  const waited = { [ANA]: 5, [BIA]: 7, 'caio@exemplo.com.br': 6 };
  for (const [email, minutes] of Object.entries(waited)) {
    const message = { ...someMessage(), email };
    await posted(message);
    await makeMailsDue(db, `messages/${message.idempotencyKey}`, new Date(Date.now() - minutes * MINUTE));
  }
  const inbox = await untilTestEnds(openSmtpInbox(SMTP_PORT));
  await redeliverIn(2);
  const to = inbox.mails.flatMap(({ recipients }) => recipients).filter((one) => one !== STUDIO);
  expect(to).toEqual([BIA, 'caio@exemplo.com.br', ANA]);
});

test('a mail is retried at growing intervals for two days, and again on request; the fourth and later failures are logged as errors', async () => {
  const message = someMessage();
  await posted(message);
  const path = `messages/${message.idempotencyKey}`;
  let minutes = 0;
  const waits = [];
  const levels = [];
  for (let attempt = 2; (await mailOf(path))?.state === 'pending' && attempt < 20; attempt += 1) {
    const due = (await mailOf(path))?.nextAttemptAt?.getTime() ?? Number.NaN;
    waits.push(Math.round((due - Date.now()) / MINUTE - minutes));
    minutes = (due - Date.now()) / MINUTE + 0.01;
    expect(await redeliverIn(minutes - 0.5)).toEqual({ tried: 0, sent: 0 });
    const logged: string[] = [];
    expect(await redeliverIn(minutes, SMTP_PORT, logged)).toEqual({ tried: 2, sent: 0 });
    levels.push(logged[0]?.split(' ')[0]);
  }
  expect(levels).toEqual(['warn', 'warn', ...Array(6).fill('error')]);
  for (const [state, topics] of [
    ['archived', []],
    ['answered', ['mail']],
    ['new', ['mail']],
  ] as const) {
    await db.doc(path).update({ state });
    await createTestHandlers({ db, smtpPort: SMTP_PORT }).checkHealth();
    expect((await db.doc('health/status').get()).get('topics')).toEqual(topics);
  }
  expect(waits).toEqual([1, 5, 15, 60, 180, 360, 720, 1440]);
  expect(await mailOf(path)).toMatchObject({ state: 'failed', attempts: 9, nextAttemptAt: null });
  const inbox = await untilTestEnds(openSmtpInbox(SMTP_PORT));
  expect(await redeliverIn(100_000)).toEqual({ tried: 0, sent: 0 });
  await makeMailsDue(db, path, new Date());
  expect(await redeliverIn(1)).toEqual({ tried: 2, sent: 2 });
  expect(inbox.mails).toHaveLength(2);
});

test('the scheduled function of the running emulator sends the mails that are due', async () => {
  const message = someMessage();
  await posted(message);
  const inbox = await untilTestEnds(openSmtpInbox(SMTP_PORT));
  const run = () =>
    fetch(scheduledFunctionUrl(Number(new URL(FUNCTIONS_URL).port), 'redeliverMails'), { method: 'POST' });
  await run();
  expect(inbox.mails).toEqual([]);
  await makeMailsDue(db, `messages/${message.idempotencyKey}`, new Date());
  expect((await run()).status).toBe(200);
  expect(inbox.mails.map(({ recipients }) => recipients)).toEqual([[STUDIO], [ANA]]);
});

test('a booking is deleted only after the mails about its deletion are sent', async () => {
  const booking = someBooking();
  await post('sendAgendamento', booking);
  const path = `bookings/${booking.idempotencyKey}`;
  await db.doc('receivedMails/answer').set({ submission: path, text: 'Obrigada!' });
  await giveCommand(booking, { action: 'delete', tells: true });
  // The deletion marks its mails as being sent, but in this test nothing sends them. So they become due again later.
  const refusing = await untilTestEnds(openSmtpInbox(SMTP_PORT, [ANA], () => {}, 450));
  expect(await redeliverIn(10)).toEqual({ tried: 2, sent: 1 });
  expect(await mailOf(path)).toMatchObject({ state: 'pending', outstanding: ['cancellation'] });
  await refusing.close();
  open = [];

  // A process that is killed while it sends has deleted nothing; the next process continues.
  expect(await killRedelivery(Date.now() + 40 * MINUTE, SMTP_PORT, 'connect')).toBe('connect');
  expect((await db.doc(path).get()).exists).toBe(true);

  const inbox = await untilTestEnds(openSmtpInbox(SMTP_PORT));
  expect(await redeliverIn(90)).toEqual({ tried: 1, sent: 1 });
  const cancelled = expect.stringMatching(/^Agendamento cancelado/);
  expect(inbox.mails.map(({ subject }) => subject)).toEqual([cancelled]);
  for (const name of ['mails', 'receivedMails', 'bookings'])
    expect((await db.collection(name).get()).size).toBe(0);
  // The deleted booking's mails, still in the mailbox, are not imported again.
  expect((await db.doc('mailKeys/answer').get()).exists).toBe(true);
});

test('if an address is corrected while a mail is being sent, the mail is sent again, unless its message has become spam', async () => {
  const inbox = await untilTestEnds(openSmtpInbox(0));
  // Two addresses, because two messages from one address would join into one conversation.
  const [corrected, spam] = [someMessage(), { ...someMessage(), email: BIA }];
  await Promise.all([corrected, spam].map((message) => posted(message)));
  const { redeliver } = createTestHandlers({
    db,
    smtpPort: inbox.port,
    now: () => new Date(Date.now() + 2 * MINUTE),
    wrapSend: (send) => async (mail, signal) => {
      await send(mail, signal);
      if (mail.messageId?.includes(`${corrected.idempotencyKey}.visitor`))
        await giveCommand(corrected, { action: 'correct', email: 'certa@exemplo.com.br' });
      if (mail.messageId?.includes(`${spam.idempotencyKey}.visitor`))
        await giveCommand(spam, { action: 'state', state: 'spam' });
    },
  });
  await redeliver();
  await giveCommand(spam, { action: 'state', state: 'new' });
  await redeliverIn(10, inbox.port);
  const to = inbox.mails.flatMap(({ recipients }) => recipients).filter((address) => address !== STUDIO);
  expect(to.sort()).toEqual([ANA, BIA, 'certa@exemplo.com.br']);
});

test('if an administrator requests another attempt during an attempt that fails, the request remains', async () => {
  const message = someMessage();
  await posted(message);
  const { redeliver } = createTestHandlers({
    db,
    smtpPort: 1,
    now: () => new Date(Date.now() + 2 * MINUTE),
    wrapSend: () => async () => {
      await giveCommand(message, { action: 'resend' });
      throw new Error('no answer');
    },
  });
  await redeliver();
  const left = { state: 'pending', attempts: 1, lastError: null };
  expect(await mailOf(`messages/${message.idempotencyKey}`)).toMatchObject(left);
});
