import { openDatabase } from '#tests/support/openDatabase.ts';
import { createTestHandlers } from './createTestHandlers.ts';

/** A process of its own that redelivers what is due ten minutes later (the mail server's port is the argument), to be killed. */
const handlers = createTestHandlers({
  db: await openDatabase(),
  smtpPort: Number(process.argv[2]),
  now: () => new Date(Date.now() + 600_000),
});
await handlers.redeliver();
