import { once } from 'node:events';
import { expect, test } from 'vitest';
import { studio } from '#src/copy/studio.ts';
import { REPLY_HOLD_MS } from '#src/domain/submissions/replies/replies.ts';
import { beginEmpty, openInbox } from '#tests/integration/run.ts';
import { giveAsBia } from '#tests/support/giveAsBia.ts';
import { canReadMail, openMailServer } from '#tests/support/mailbox.ts';
import { openDatabase } from '#tests/support/openDatabase.ts';
import { createTestHandlers } from '../createTestHandlers.ts';
import { ANA, ago, multipart, receivedMails, setUpMailbox, storage } from '../mailbox/setUpMailbox.ts';
import { openWay } from '../openWay.ts';

/** Few: a reading killed within a transaction makes the next one wait half a minute. Each round reads two mails. */
const ROUNDS = 5;

beginEmpty();
const smtp = openInbox();
const FILE = multipart([
  ['Content-Type: text/plain', '', 'Segue.'],
  ['Content-Type: application/pdf; name=a.pdf', '', '%PDF-1.7'],
]);

/** Kills a reading at request `number` to the database or the files. Returns whether it reached that request. */
async function killReading(imapUrl: string, now: () => Date, number: number): Promise<boolean> {
  const kill = new AbortController();
  let passed = 0;
  const step = () => {
    passed += 1;
    if (passed !== number) return;
    way.cut();
    kill.abort();
  };
  const way = await openWay(step);
  const seen = new Proxy(storage, {
    get: (target, name) => {
      step();
      return Reflect.get(target, name).bind(target);
    },
  });
  const doomed = await openDatabase(way.host);
  const killed = once(kill.signal, 'abort');
  const options = { db: doomed, smtpPort: smtp.port, imapUrl, storage: seen, now };
  await Promise.race([createTestHandlers(options).readMailbox(), killed]);
  return kill.signal.aborted;
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
      let kills = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        const at = ago(20 - round / 10);
        await answer({ ...FILE, at });
        await answer({ from: studio.email, to: ANA, folder: 'Sent', at });
        for (let step = 1; await killReading(mailbox.url, now, step); step += 1) kills += 1;
      }
      expect(kills).toBeGreaterThanOrEqual(50);
      // Reads twice, because the first reading may still find a lock of the last killed one.
      await handlers.readMailbox();
      await read();
      const mails = await receivedMails();
      expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(2 * ROUNDS);
      expect(mails).toHaveLength(2 * ROUNDS);
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
