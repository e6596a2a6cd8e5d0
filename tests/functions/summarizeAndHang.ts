import { openDatabase } from '#tests/support/openDatabase.ts';
import { createTestHandlers } from './createTestHandlers.ts';

/**
 * A process of its own that makes and sends the summaries at a moment (milliseconds) through the mail server at a port, to
 * be killed: it says 'here' and hangs once they are stored ('stored'), before connecting ('connect') or after the
 * server's 250 ('sent').
 */
const [moment = '', smtpPort = '', where = ''] = process.argv.slice(2);
const hang = async () => {
  process.stdout.write('here');
  await new Promise(() => setInterval(() => {}, 60_000));
};
const { queueSummaries, summarize } = createTestHandlers({
  db: await openDatabase(),
  smtpPort: Number(smtpPort),
  now: () => new Date(Number(moment)),
  wrapSend: (send) => async (mail, signal) => {
    if (where === 'connect') await hang();
    await send(mail, signal);
    if (where === 'sent') await hang();
  },
});
await queueSummaries();
if (where === 'stored') await hang();
await summarize();
