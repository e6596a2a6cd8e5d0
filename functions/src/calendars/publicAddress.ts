import { lookup as resolve } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { CalendarProblem } from './CalendarProblem.ts';

/** The IPv6 range of public addresses (RFC 4291, section 2.4). */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether a calendar may be loaded from an IP address: it is public or, in local runs, loopback. */
export function isReachable(address: string, allowsLoopback: boolean): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() === 'loopback') return allowsLoopback;
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_UNICAST);
}

/** Resolves host names for connections. Fails if isReachable is false for any address of a name. */
export function guardedLookup(allowsLoopback: boolean, lookup = resolve): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '');
      const isSafe = found.length > 0 && found.every(({ address }) => isReachable(address, allowsLoopback));
      if (!isSafe) return callback(new CalendarProblem('forbidden'), '');
      // Node asks for all addresses, because it tries them one after the other.
      callback(null, found);
    });
  };
}
