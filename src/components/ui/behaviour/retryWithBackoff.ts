const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 16_000;

/** Repeats an attempt until it succeeds, with exponential backoff. Calls `onFailure` after each failure. */
export async function retryWithBackoff(
  attempt: () => Promise<void>,
  onFailure: () => Promise<void> | void,
): Promise<void> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      return await attempt();
    } catch {
      await onFailure();
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
