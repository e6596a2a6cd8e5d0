import { afterEach, beforeEach, expect, test } from 'vitest';
import { openCaptchaService } from '#tests/support/captchaService.ts';
import { duringEachTest } from '#tests/support/duringEachTest.ts';
import { forgetSubmissions, openDatabase } from '#tests/support/openDatabase.ts';
import { isAll, scaled } from '#tests/support/scaled.ts';
import { openSmtpInbox } from '#tests/support/smtpInbox.ts';
import { formEndpoint } from '../../../functions/src/http/formEndpoint.ts';
import { createTestHandlers, PERSON } from './createTestHandlers.ts';
import { captchaToken, someMessage } from './post.ts';

const MINUTE_MS = 60_000;
/** After today: the local Firestore deletes what has expired. */
const START = Date.UTC(2096, 2, 12, 12);
/** The Message-ID of a mail that tells of a fault, or that it is over. */
const HEALTH_MAIL = /^<(alert|allClear)-/;
const STUDIO = 'ola@alinhavo.example';
/** Minutes between two redeliveries: five, as they are scheduled, would take six times as long. */
const STEP = isAll ? 5 : 30;
const working = await openDatabase();

let inbox: Awaited<ReturnType<typeof openSmtpInbox>> | undefined;
const captcha = duringEachTest(() => openCaptchaService(0));
let minute: number;
let smtpPort: number;
let isDatabaseUp: boolean;
let isScheduleRunning: boolean;
/** Mails about the health of the site: their subjects, once for each Message-ID. */
let told: Map<string, string>;
let errors: string[];

beforeEach(async () => {
  await forgetSubmissions(working);
  [minute, smtpPort, isDatabaseUp, isScheduleRunning] = [0, 0, true, true];
  [told, errors] = [new Map(), []];
  await startMail();
});

afterEach(async () => {
  await inbox?.close();
  inbox = undefined;
});

async function startMail(unknown: string[] = []) {
  inbox = await openSmtpInbox(smtpPort, unknown);
  smtpPort = inbox.port;
}

async function stopMail() {
  collectMails();
  await inbox?.close();
  inbox = undefined;
}

function collectMails() {
  for (const { messageId, subject, recipients } of inbox?.mails.splice(0) ?? [])
    if (messageId && HEALTH_MAIL.test(messageId)) {
      expect(recipients).toEqual([STUDIO]);
      told.set(messageId, subject ?? '');
    }
}

const now = () => new Date(START + minute * MINUTE_MS);

function createSite() {
  return createTestHandlers({
    db: () => {
      if (!isDatabaseUp) throw new Error('unreachable');
      return working;
    },
    smtpPort,
    captchaUrl: captcha.url,
    now,
    log: (level, event) => {
      if (level === 'error') errors.push(event);
    },
  });
}

/** Lets so many minutes pass: a redelivery every `step`, and a check every hour. */
async function pass(site: ReturnType<typeof createSite>, minutes: number, step = STEP) {
  for (const end = minute + minutes; minute < end; ) {
    minute += step;
    if (isScheduleRunning) await site.redeliver().catch(() => {});
    if (minute % 60 === 0) await site.checkHealth().catch(() => {});
  }
  collectMails();
}

/** A visitor sends a message; answers the status. */
async function visit(site: ReturnType<typeof createSite>, token: string = PERSON): Promise<number> {
  let status = 0;
  const response = {
    set: () => response,
    status: (code: number) => {
      status = code;
      return response;
    },
    json: () => {},
  };
  const settings = { log: () => {}, countEvent: site.countEvent, trusted: [], siteUrl: () => '' };
  const endpoint = formEndpoint(site.sendContactEmail, 'x', settings);
  const rawBody = new TextEncoder().encode(JSON.stringify({ ...someMessage(), recaptchaToken: token }));
  const get = (name: string) => (name === 'content-type' ? 'application/json' : undefined);
  await endpoint({ method: 'POST', get, rawBody } as never, response as never);
  return status;
}

/** The studio presses the button that sends what was not delivered again, for every message. */
async function askForMails() {
  const open = await working.collection('mails').where('state', 'in', ['pending', 'failed']).get();
  const again = { state: 'pending', attempts: 0, nextAttemptAt: now() };
  await Promise.all(open.docs.filter((one) => one.get('submission')).map(({ ref }) => ref.update(again)));
}

/** What a fault is called, how it begins and ends, and after how many minutes. */
type Fault = [
  title: string,
  begin: (site: ReturnType<typeof createSite>) => unknown,
  end: () => unknown,
  minutes: number,
];

const mailFault = (minutes: number, visitors: number): Fault => [
  `the mail server is down for ${minutes / 60} hours, with ${visitors} messages`,
  async (site) => {
    await stopMail();
    for (let count = 0; count < visitors; count += 1) expect(await visit(site)).toBe(200);
  },
  () => startMail(),
  minutes,
];
const REFUSED = { answer: { success: false, 'error-codes': ['x'] } };
const captchaFault = (visitors: number, answer: typeof captcha.behaviour): Fault => [
  `the captcha answers ${visitors} visitors with ${JSON.stringify(answer)}`,
  async (site) => {
    captcha.behaviour = answer;
    await Promise.all(Array.from({ length: visitors - 1 }, () => visit(site, captchaToken())));
    // Refusals alone are counted after ten minutes.
    minute += 30;
    await visit(site, captchaToken());
  },
  () => Object.assign(captcha, { behaviour: 'person' }),
  180,
];
const databaseFault = (minutes: number): Fault => [
  `the database cannot be reached for ${minutes} minutes`,
  async (site) => {
    isDatabaseUp = false;
    expect(await visit(site)).toBe(500);
  },
  () => (isDatabaseUp = true),
  minutes,
];
const stoppedSchedule = (minutes: number): Fault => [
  `the redelivery does not run for ${minutes / 60} hours`,
  () => (isScheduleRunning = false),
  () => (isScheduleRunning = true),
  minutes,
];
const volume = (submissions: number): Fault => [
  `${submissions} messages come within minutes`,
  async () => {
    const batch = working.batch();
    for (let index = 0; index < submissions; index += 1)
      batch.set(working.doc(`messages/many-${minute}-${index}`), { createdAt: now(), state: 'new' });
    await batch.commit();
  },
  () => {},
  60,
];

/** Each kind of fault, as long or as large as it may be; before a landing the first of each. */
const faults: Fault[][] = [
  [120, 60, 300, 720, 1440, 2880, 4320].map((minutes) => mailFault(minutes, 1)),
  [captchaFault(40, REFUSED), captchaFault(25, REFUSED), captchaFault(1, { status: 503 })],
  [120, 60, 180, 360, 720, 1440, 2880].map(databaseFault),
  [120, 60, 180, 360, 720, 1440, 2880].map(stoppedSchedule),
  [150, 101, 300, 450].map(volume),
];

test.each(faults.flatMap((kind) => (isAll ? kind : kind.slice(0, 1))))(
  'when %s, the studio hears of it once, and once that it is over',
  async (_, begin, end, minutes) => {
    let site = createSite();
    await pass(site, 120);
    expect(await visit(site)).toBe(200);
    expect(told.size).toBe(0);
    await begin(site);
    await pass(site, minutes);
    await end();
    site = createSite();
    await askForMails();
    await visit(site, captchaToken());
    await pass(site, 300);
    const subjects = [...told.values()];
    expect(subjects.filter((subject) => subject.startsWith('O site voltou ao normal'))).toHaveLength(1);
    const faultsTold = subjects.filter((subject) => subject.startsWith('O site precisa de atenção'));
    expect(faultsTold.length).toBeLessThan(2);
    expect(subjects.length).toBeLessThanOrEqual(2);
    expect((await working.doc('health/status').get()).get('incidents')).toEqual({});
    expect(errors).toContain('health.problem');
  },
);

test('without a fault nobody hears anything', async () => {
  const site = createSite();
  for (let day = 0; day < scaled(2); day += 1) {
    await visit(site);
    await visit(site, captchaToken());
    await pass(site, 360);
  }
  expect(told.size).toBe(0);
  expect(errors).toEqual([]);
});

test('a mail that finally fails is logged as an error with its code, and its studio told', async () => {
  await stopMail();
  await startMail(['ana@exemplo.com.br']);
  const logged: [string, object | undefined][] = [];
  const log = (level: string, event: string, details?: object) =>
    level === 'error' && logged.push([event, details]);
  const site = createTestHandlers({ db: working, smtpPort, now, log });
  await site.contact({ ...someMessage(), recaptchaToken: PERSON });
  // The waits between two attempts grow to hours.
  await pass(site as never, 2880 + 120, 60);
  const failed = logged.filter(([event]) => event === 'mail.failed');
  expect(failed).toEqual([
    ['mail.failed', { kind: 'messages', id: expect.any(String), name: 'visitor', code: 'EENVELOPE 550' }],
  ]);
  expect([...told.values()]).toEqual(['O site precisa de atenção | Alinhavo']);
});

test('two checks at once tell the studio once', { repeats: isAll ? 4 : 0 }, async () => {
  const site = createSite();
  await pass(site, 120);
  await volume(200)[1](site);
  // The redelivery runs on: it is no second thing to tell of.
  await pass(site, 60 - STEP);
  minute += STEP;
  await Promise.all([site.checkHealth(), site.checkHealth(), site.redeliver(), site.redeliver()]);
  expect(inbox?.mails.filter(({ messageId }) => HEALTH_MAIL.test(messageId ?? ''))).toHaveLength(1);
});
