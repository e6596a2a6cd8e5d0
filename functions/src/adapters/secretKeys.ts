/** Characters of the shortest key that nobody guesses: 32 of `openssl rand -hex 16`. */
const SHORTEST_KEY = 32;

/** The keys of BOOKING_LINK_SECRET, which spaces separate: the first one is for what is new. Throws an Error where one is too short. */
export function secretKeys(secret: string): string[] {
  const all = secret.split(/\s+/).filter(Boolean);
  if (all.some((key) => key.length < SHORTEST_KEY))
    throw new Error(`BOOKING_LINK_SECRET has a key of fewer than ${SHORTEST_KEY} characters`);
  return all;
}
