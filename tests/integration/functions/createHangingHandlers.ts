import { openDatabase } from '#tests/support/openDatabase.ts';
import { createTestHandlers } from './createTestHandlers.ts';

/**
 * The handlers of a process that is to be killed, by its arguments: a moment (milliseconds), the mail server's port, and
 * where and at which of its mails it says 'here' and hangs, which is before connecting ('connect') or after the server's 250
 * ('sent').
 */
export async function createHangingHandlers() {
  const [moment = '', smtpPort = '', where = '', nth = ''] = process.argv.slice(2);
  let left = Number(nth);
  const hangAt = async (place: string) => {
    if (where !== place) return;
    left -= 1;
    if (left > 0) return;
    process.stdout.write('here');
    await new Promise(() => setInterval(() => {}, 60_000));
  };
  const handlers = createTestHandlers({
    db: await openDatabase(),
    smtpPort: Number(smtpPort),
    now: () => new Date(Number(moment)),
    wrapSend: (send) => async (mail, signal) => {
      await hangAt('connect');
      await send(mail, signal);
      await hangAt('sent');
    },
  });
  return handlers;
}
