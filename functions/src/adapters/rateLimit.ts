import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** Over how long the submissions of one address are counted. */
export const RATE_WINDOW_MS = 10 * 60_000;

/**
 * The name under which the submissions of an address are counted: a hash that only the holder of `key` can make, so
 * that the database tells nobody's address. Of IPv6 the network counts, because its visitors have all of its addresses.
 */
export function hashAddress(address: string, key: string): string {
  return createHmac('sha256', key)
    .update(`address:${networkOf(address.trim().toLowerCase())}`)
    .digest('base64url');
}

function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address);
  if (mapped?.[1]) return mapped[1];
  const [start = '', end = ''] = address.split('%')[0]?.split('::') ?? [];
  const before = start.split(':').filter(Boolean);
  const after = end.split(':').filter(Boolean);
  const groups = [...before, ...Array(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** The moments among `accepted` that still count at `now`. */
export function withinWindow(accepted: readonly Date[], now: Date): Date[] {
  return accepted.filter((moment) => now.getTime() - moment.getTime() < RATE_WINDOW_MS);
}
