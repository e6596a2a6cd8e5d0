/** The longest wait for something that must appear. It only ends tests that hang; `npm run mutations` lowers it. */
export const WAIT_MS = Number(process.env.TEST_WAIT_MS ?? 60_000);
