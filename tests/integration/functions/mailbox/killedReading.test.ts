import { expect, test } from 'vitest';
import { studio } from '#src/copy/studio.ts';
import { REPLY_HOLD_MS } from '#src/domain/submissions/replies.ts';
import { beginEmpty, openInbox } from '#tests/integration/run.ts';
import { giveAsBia } from '#tests/support/giveAsBia.ts';
import { canReadMail, openMailServer } from '#tests/support/mailbox.ts';
import { openDatabase } from '#tests/support/openDatabase.ts';
import { scaled } from '#tests/support/scaled.ts';
import { createTestHandlers } from '../createTestHandlers.ts';
import { openWay } from '../openWay.ts';
import { ANA, ago, multipart, receivedMails, setUpMailbox, storage } from './setUpMailbox.ts';

/** A reading looks at the clock, or stores a file, so often: before each transaction, and before and after each copy. */
const STEPS = 10;
const STRIDE = 3;

beginEmpty();
const smtp = openInbox();
const FILE = multipart([
  ['Content-Type: text/plain', '', 'Segue.'],
  ['Content-Type: application/pdf; name=a.pdf', '', '%PDF-1.7'],
]);

/** Reads the mailbox in a process that is killed at its step of that number: from then on it reaches no database. */
async function killReading(imapUrl: string, now: () => Date, number: number): Promise<void> {
  const way = await openWay();
  const doomed = await openDatabase(way.host);
  await new Promise<void>((resolve, reject) => {
    let count = 0;
    const step = <Value>(value: Value) => {
      count += 1;
      if (count === number) {
        way.cut();
        resolve();
      }
      return value;
    };
    const seen = new Proxy(storage, {
      get: (target, name) => step(Reflect.get(target, name).bind(target)),
    });
    const options = { db: doomed, smtpPort: smtp.port, imapUrl, storage: seen, now: () => step(now()) };
    createTestHandlers(options)
      .readMailbox()
      .then(() => resolve(), reject);
  });
}

test.skipIf(!canReadMail())(
  'a reading that is killed at any of its steps leaves each mail once, in the conversation and in Sent',
  async () => {
    const server = await openMailServer();
    try {
      const { mailbox, handlers, message, own, answer, wait, read, now } = await setUpMailbox(
        server,
        smtp.port,
      );
      const held = new Date(Date.now() - REPLY_HOLD_MS);
      await giveAsBia(message, { action: 'reply', text: 'Olá!' }, { now: held });
      await handlers.redeliver();
      wait(5);
      const runs = scaled(50);
      for (let run = 0; run < runs; run += 1) {
        const at = ago(20 - run / 10);
        await answer({ ...FILE, at });
        await answer({ from: studio.email, to: ANA, folder: 'Sent', at });
        await killReading(mailbox.url, now, 1 + ((run * STRIDE) % STEPS));
      }
      await read();
      const mails = await receivedMails();
      expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(2 * runs);
      expect(mails).toHaveLength(2 * runs);
      for (const { by, files } of mails) expect(files).toHaveLength(by === 'client' ? 1 : 0);
      const copies = (await mailbox.read('Sent')).filter(({ source }) =>
        source.includes(`Message-ID: ${own('reply-1')}`),
      );
      expect(copies).toHaveLength(1);
    } finally {
      await server.close();
    }
  },
);
