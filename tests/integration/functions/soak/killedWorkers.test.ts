import { expect, test } from 'vitest';
import { summarySwitchPath } from '#src/domain/accounts/summarySwitch.ts';
import { mailPath, newSiteMail } from '#src/domain/submissions/mails/storedMail.ts';
import { makeAdministrator } from '#tests/integration/rules/administrator.ts';
import { newMember } from '#tests/integration/rules/visitors.ts';
import { db, openInbox } from '#tests/integration/run.ts';
import { forgetSubmissions } from '#tests/support/openDatabase.ts';
import { store } from '#tests/support/store.ts';
import { bookingSubmission, messageSubmission } from '#tests/support/submissions.ts';
import { createTestHandlers } from '../createTestHandlers.ts';
import { killRedelivery } from '../killRedelivery.ts';

/** Number of mails, one of each kind: to studio and visitor, an answer, a reminder, a summary and a notice. */
const MAILS = 6;
const RUNS = 200;
/** Workers are killed at steps this far apart, so that even a few runs include steps of every kind. */
const STRIDE = 7;
const MINUTE = 60_000;
/** A time on a working day at which a summary can be sent, and a reminder for the next morning. */
const NOW = Date.parse('2031-03-13T09:30:00-03:00');

const inbox = openInbox();

const at = (minutes: number) =>
  createTestHandlers({ db, smtpPort: inbox.port, now: () => new Date(NOW + minutes * MINUTE) });

async function storeMails(uid: string) {
  await forgetSubmissions(db);
  const [now, before] = [new Date(NOW), new Date(NOW - MINUTE)];
  const longAgo = new Date(NOW - 20 * 24 * 60 * MINUTE);
  const mail = { state: 'pending', attempts: 0, nextAttemptAt: before, lastError: null } as const;
  const said = { text: 'Sim!', by: 'a@b.example', name: 'Bia' };
  const answer = { ...said, at: before, sendAt: before, before: 'new' } as const;
  await store(
    messageSubmission({
      replies: { 1: answer },
      mail: { ...mail, outstanding: ['studio', 'visitor', 'reply-1'] },
    }),
    bookingSubmission({ data: '2031-03-14', horario: '09:00', createdAt: longAgo }),
  );
  await db.doc(summarySwitchPath(uid)).set({ switchedOnAt: longAgo });
  await at(0).queueSummaries();
  const flood = newSiteMail({ kind: 'flood', day: '2031-03-10' }, now, new Date(NOW + 60 * MINUTE));
  await db.doc(mailPath(flood)).set(flood);
}

/** Sends the mails that are due, in a worker process that is killed at step `number`. Returns the step's name. */
async function killAt(uid: string, number: number): Promise<string> {
  await storeMails(uid);
  inbox.mails.splice(0);
  return killRedelivery(NOW, inbox.port, number);
}

test(`after ${RUNS} workers were killed, each at another step, every mail has arrived, and twice only if its result was not recorded`, async () => {
  const { uid } = await newMember();
  await makeAdministrator(uid);
  const steps = Number((await killAt(uid, Number.POSITIVE_INFINITY)).replace('done ', ''));
  expect(steps).toBeGreaterThan(4 * MAILS);
  for (let run = 0; run < RUNS; run += 1) {
    const number = 1 + ((run * STRIDE) % steps);
    const where = await killAt(uid, number);
    await Promise.all([at(3).redeliver(), at(3).redeliver()]);
    await at(600).redeliver();
    const arrived = inbox.mails.map(({ messageId }) => messageId);
    expect(new Set(arrived).size, `step ${number}, ${where}`).toBe(MAILS);
    const repeated = arrived.length - MAILS;
    if (where === 'clock') expect([0, 1]).toContain(repeated);
    else expect(repeated).toBe(where === 'sent' ? 1 : 0);
  }
});
