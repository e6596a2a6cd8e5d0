import { createHash, createHmac } from 'node:crypto';
import ipaddr from 'ipaddr.js';

/** The SHA-256 of `value`, in base64url. */
export function hashOf(value: string): string {
  return createHash('sha256').update(value).digest('base64url');
}

/** The HMAC-SHA-256 of `value`. As a document's name, the hash reveals nothing without `key`. */
export function keyedHash(value: string, key: string): string {
  return createHmac('sha256', key).update(value).digest('base64url');
}

/** Names the counter of an IP address. An IPv6 address counts as its /64 network, all of which one visitor can use. */
export function hashIpAddress(ipAddress: string, key: string): string {
  const parsed = ipaddr.process(ipAddress.trim());
  const network = parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(':') : parsed.toString();
  return keyedHash(`address:${network}`, key);
}
