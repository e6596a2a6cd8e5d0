import { openDatabase } from '#tests/support/openDatabase.ts';
import { createTestHandlers } from './createTestHandlers.ts';

/**
 * A process of its own that redelivers, to be killed. Its arguments: a moment (milliseconds), the mail server's port, and
 * where and at which of its mails it says 'here' and hangs, which is before connecting ('connect') or after the server's 250
 * ('sent').
 */
const [moment = '', smtpPort = '', where = '', nth = ''] = process.argv.slice(2);
let left = Number(nth);

async function hangAt(place: string) {
  if (where !== place) return;
  left -= 1;
  if (left > 0) return;
  process.stdout.write('here');
  await new Promise(() => setInterval(() => {}, 60_000));
}

const { redeliver } = createTestHandlers({
  db: await openDatabase(),
  smtpPort: Number(smtpPort),
  now: () => new Date(Number(moment)),
  wrapSend: (send) => async (mail, signal) => {
    await hangAt('connect');
    await send(mail, signal);
    await hangAt('sent');
  },
});
await redeliver();
process.stdout.write('nothing to send');
