import { createHangingHandlers } from './createHangingHandlers.ts';

/** Redelivers; the arguments are those of createHangingHandlers. */
const { redeliver } = await createHangingHandlers();
await redeliver();
process.stdout.write('nothing to send');
