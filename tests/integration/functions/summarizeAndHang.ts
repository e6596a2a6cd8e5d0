import { createHangingHandlers } from './createHangingHandlers.ts';

/** Makes and sends the summaries; it hangs once they are stored ('stored'), too (see createHangingHandlers). */
const { queueSummaries, summarize, hangAt } = await createHangingHandlers();
await queueSummaries();
await hangAt('stored');
await summarize();
