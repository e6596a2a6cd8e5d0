/** Minimum length of a key in characters; `openssl rand -hex 16` makes 32. */
const SHORTEST_KEY = 32;

/** The keys in BOOKING_LINK_SECRET, separated by spaces; the first signs new links. Throws an Error for a short key. */
export function secretKeys(secret: string): string[] {
  const all = secret.split(/\s+/).filter(Boolean);
  if (all.some((key) => key.length < SHORTEST_KEY))
    throw new Error(`BOOKING_LINK_SECRET has a key of fewer than ${SHORTEST_KEY} characters`);
  return all;
}
