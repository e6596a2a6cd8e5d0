import { createHmac } from 'node:crypto';
import ipaddr from 'ipaddr.js';

/** The HMAC-SHA-256 of `value`. As a document's name, the hash reveals nothing without `key`. */
export function keyedHash(value: string, key: string): string {
  return createHmac('sha256', key).update(value).digest('base64url');
}

/**
 * The hashed name of the document that counts an IP address's submissions. An IPv6 address counts as its /64 network,
 * because one visitor can use all addresses of the network; IPv4 in IPv6 notation counts as IPv4.
 */
export function hashIpAddress(ipAddress: string, key: string): string {
  return keyedHash(`address:${networkOf(ipAddress.trim())}`, key);
}

function networkOf(ipAddress: string): string {
  if (!ipaddr.isValid(ipAddress)) return ipAddress.toLowerCase();
  const parsed = ipaddr.process(ipAddress);
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(':') : parsed.toString();
}
