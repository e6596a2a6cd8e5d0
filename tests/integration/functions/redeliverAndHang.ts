import { openDatabase } from '#tests/support/openDatabase.ts';
import { createTestHandlers } from './createTestHandlers.ts';

/**
 * A process of its own that redelivers, to be killed. Its arguments: a moment (milliseconds), the mail server's port, and the
 * step at which it says its name and stands still. Steps are where it looks at the clock ('clock'), which is before each
 * transaction, before it connects for a mail ('connect') and after the server's 250 ('sent').
 */
const [moment = '', smtpPort = '', wanted = ''] = process.argv.slice(2);
let count = 0;

function step(name: string): void {
  count += 1;
  if (wanted !== name && wanted !== String(count)) return;
  process.stdout.write(name);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}

const { redeliver } = createTestHandlers({
  db: await openDatabase(),
  smtpPort: Number(smtpPort),
  now: () => {
    step('clock');
    return new Date(Number(moment));
  },
  wrapSend: (send) => async (mail, signal) => {
    step('connect');
    await send(mail, signal);
    step('sent');
  },
});
await redeliver();
process.stdout.write(`done ${count}`);
