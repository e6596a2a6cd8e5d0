/**
 * The longest wait for something that must appear: it only ends tests that hang, even on a busy machine. `npm run mutations`
 * lowers it.
 */
export const WAIT_MS = Number(process.env.TEST_WAIT_MS ?? 60_000);
