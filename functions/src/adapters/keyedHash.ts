import { createHmac } from 'node:crypto';
import ipaddr from 'ipaddr.js';

/** A hash of `value`, for the name of a document, that only the holder of `key` can make (HMAC with SHA-256). */
export function keyedHash(value: string, key: string): string {
  return createHmac('sha256', key).update(value).digest('base64url');
}

/**
 * The name under which the submissions of an IP address are counted, which does not reveal it without the `key`. Of IPv6 the
 * /64 network counts, because a visitor has all of its addresses; IPv4 written as IPv6 counts as IPv4.
 */
export function hashIpAddress(ipAddress: string, key: string): string {
  return keyedHash(`address:${networkOf(ipAddress.trim())}`, key);
}

function networkOf(ipAddress: string): string {
  if (!ipaddr.isValid(ipAddress)) return ipAddress.toLowerCase();
  const parsed = ipaddr.process(ipAddress);
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(':') : parsed.toString();
}
