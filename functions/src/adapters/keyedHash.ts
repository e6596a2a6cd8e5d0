import { createHmac } from 'node:crypto';
import ipaddr from 'ipaddr.js';

/** The HMAC-SHA-256 of `value`. As a document's name, the hash reveals nothing without `key`. */
export function keyedHash(value: string, key: string): string {
  return createHmac('sha256', key).update(value).digest('base64url');
}

/** Names the counter of an IP address. An IPv6 address counts as its /64 network, all of which one visitor can use. */
export function hashIpAddress(ipAddress: string, key: string): string {
  return keyedHash(`address:${networkOf(ipAddress.trim())}`, key);
}

function networkOf(ipAddress: string): string {
  if (!ipaddr.isValid(ipAddress)) return ipAddress.toLowerCase();
  const parsed = ipaddr.process(ipAddress);
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(':') : parsed.toString();
}
