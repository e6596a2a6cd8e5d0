/** Over how long the submissions of one IP address are counted. */
export const RATE_WINDOW_MS = 10 * 60_000;

/** The moments among `accepted` that still count at `now`. */
export function withinWindow(accepted: readonly Date[], now: Date): Date[] {
  return accepted.filter((moment) => now.getTime() - moment.getTime() < RATE_WINDOW_MS);
}
