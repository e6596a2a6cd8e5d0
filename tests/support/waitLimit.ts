/**
 * The longest wait for something that must appear: a limit for what hangs, on a machine however busy. `npm run mutations`
 * lowers it.
 */
export const WAIT_MS = Number(process.env.TEST_WAIT_MS ?? 60_000);
