import ipaddr from 'ipaddr.js';

/** A range of IP addresses: its first address and the length of its prefix. */
export type IpNetwork = ReturnType<typeof ipaddr.parseCIDR>;

/** Parses a list of networks like '192.0.2.0/24, 2001:db8::/32'. Throws a readable RangeError for any other text. */
export function parseNetworks(list: string): IpNetwork[] {
  const parts = list.split(',').map((part) => part.trim());
  return parts.filter(Boolean).map((part) => {
    if (!ipaddr.isValidCIDR(part))
      throw new RangeError(`"${part}" is no network of IP addresses: write it like 192.0.2.0/24.`);
    return ipaddr.parseCIDR(part);
  });
}

const PUBLIC = ['unicast', 'reserved', 'teredo', '6to4', 'rfc6145', 'rfc6052'];

/**
 * The visitor's IP address if the request proves it (docs/decisions/0010-visitor-ip-address.md): the last entry of
 * `x-forwarded-for` that is no server in `trusted`. With `x-forwarded-host`, the request claims to come through
 * Hosting, and its last entry is never the visitor.
 */
export function clientIpAddress(header: (name: string) => string | undefined, trusted: readonly IpNetwork[]) {
  const entries = (header('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
  const servers = entries.length - 1 - entries.findLastIndex((entry) => !isTrusted(entry, trusted));
  const client = entries.at(-1 - servers);
  const claimsHosting = header('x-forwarded-host') !== undefined;
  if (client === undefined || (claimsHosting && servers === 0)) return undefined;
  return isPublic(client) ? client : undefined;
}

function isTrusted(entry: string, trusted: readonly IpNetwork[]): boolean {
  if (!ipaddr.isValid(entry)) return false;
  const address = ipaddr.process(entry);
  return trusted.some(([network, bits]) => address.kind() === network.kind() && address.match(network, bits));
}

// A private address belongs to a proxy that many visitors share.
function isPublic(entry: string): boolean {
  return ipaddr.isValid(entry) && PUBLIC.includes(ipaddr.process(entry).range());
}
