/** How many submissions of one IP address are accepted within the window, unless RATE_LIMIT says otherwise. */
export const DEFAULT_RATE_LIMIT = 5;

/** Over how long the submissions of one IP address are counted. */
export const RATE_WINDOW_MS = 10 * 60_000;

/** The moments among `accepted` that still count at `now`. */
export function withinWindow(accepted: readonly Date[], now: Date): Date[] {
  return accepted.filter((moment) => now.getTime() - moment.getTime() < RATE_WINDOW_MS);
}
