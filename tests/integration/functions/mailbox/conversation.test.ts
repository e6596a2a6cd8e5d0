import { initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { studio } from '#src/copy/studio.ts';
import { completeReceivedMail } from '#src/domain/submissions/receivedMail.ts';
import type { MessageSubmission } from '#src/domain/submissions/submission.ts';
import { beginEmpty, db, openInbox } from '#tests/integration/run.ts';
import { canReadMail, openMailServer } from '#tests/support/mailbox.ts';
import { messageSubmission, storeSubmissions } from '#tests/support/submissions.ts';
import { createCommandRunner } from '../../../../functions/src/commands/runCommand.ts';
import { createTestHandlers } from '../createTestHandlers.ts';

const MINUTE = 60_000;
const ANA = 'ana@cliente.com.br';
const TEAM = { by: 'bia@exemplo.com.br', uid: 'bia', name: 'Bia' };
const storage = getStorage(
  initializeApp({ projectId: 'demo-alinhavo', storageBucket: 'demo-alinhavo.appspot.com' }, 'mail-files'),
);
const runCommand = createCommandRunner(() => db);

beginEmpty();
const smtp = openInbox();

describe.skipIf(!canReadMail())('the studio’s mailbox', () => {
  let server: Awaited<ReturnType<typeof openMailServer>>;
  beforeAll(async () => {
    server = await openMailServer();
  });
  afterAll(() => server?.close());

  /** A mailbox that was set up an hour ago, and a message of Ana's that came in since. */
  async function setUp(given: Partial<MessageSubmission> = {}) {
    const mailbox = server.mailbox();
    const begun = new Date(Date.now() - 60 * MINUTE);
    let ahead = 0;
    const handlers = createTestHandlers({
      db,
      smtpPort: smtp.port,
      imapUrl: mailbox.url,
      storage,
      now: () => new Date(Date.now() + ahead),
    });
    await db.doc('mailbox/status').set({ since: begun, readAt: null, problem: '', paths: [], newFrom: '' });
    const message = messageSubmission({
      email: ANA,
      createdAt: new Date(Date.now() - 30 * MINUTE),
      ...given,
    });
    await storeSubmissions(db, [message]);
    const own = (name: string) => `<${message.id}.${name}@${studio.email.split('@')[1]}>`;
    const read = async () => {
      expect(await handlers.readMailbox()).toMatchObject({ problem: '' });
    };
    const stored = async () => (await db.doc(`messages/${message.id}`).get()).data();
    const wait = (minutes: number) => {
      ahead += minutes * MINUTE;
    };
    return { mailbox, handlers, message, own, read, stored, wait };
  }

  const mails = async () =>
    (await db.collection('receivedMails').orderBy('at').get()).docs.map((found) =>
      completeReceivedMail(found.id, found.data()),
    );

  test('a conversation goes on by mail: client, partner and client again, each added and counted at once', async () => {
    const { mailbox, handlers, message, own, read, stored, wait } = await setUp();
    await runCommand(
      { ...message, revision: 0 },
      { action: 'reply', text: 'Pode ser na terça?' },
      { ...TEAM, now: new Date(Date.now() - 20 * MINUTE) },
    );
    await handlers.redeliver();
    const [answer] = smtp.about(ANA);
    expect(answer?.subject).toMatch(/\(\d{3}-\d{3}-\d{3}-[a-z0-9]{8}\)$/);

    const first = await mailbox.deliver({
      from: `Ana <${ANA}>`,
      references: [own('reply-1')],
      text: 'Terça não dá.',
      at: new Date(Date.now() - 9 * MINUTE),
    });
    await read();
    expect(await stored()).toMatchObject({
      state: 'new',
      revision: 2,
      lastMails: { begins: 'Terça não dá.' },
    });

    const partner = await mailbox.deliver({
      from: studio.email,
      to: ANA,
      references: [own('reply-1'), first],
      text: 'E quarta?',
      folder: 'Sent',
      at: new Date(Date.now() - 8 * MINUTE),
    });
    await read();
    expect(await stored()).toMatchObject({ state: 'answered', revision: 3 });

    await mailbox.deliver({
      from: ANA,
      subject: 'Outra coisa',
      references: [partner],
      text: 'Quarta sim.',
      at: new Date(Date.now() - 7 * MINUTE),
    });
    await read();
    expect(await stored()).toMatchObject({ state: 'new', revision: 4 });
    expect((await mails()).map(({ by, text }) => [by, text])).toEqual([
      ['client', 'Terça não dá.'],
      ['studio', 'E quarta?'],
      ['client', 'Quarta sim.'],
    ]);

    await read();
    expect(await mails()).toHaveLength(3);
    wait(5);
    await read();
    await read();
    const sent = await mailbox.read('Sent');
    expect(sent.filter(({ source }) => source.includes(`Message-ID: ${own('reply-1')}`))).toHaveLength(1);
    for (const { flags } of await mailbox.read()) expect(flags).not.toContain('\\Seen');
  });
});
