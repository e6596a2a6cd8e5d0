import { parseNetworks } from './http/clientIpAddress.ts';
import { DEFAULT_RATE_LIMIT } from './policy/rateLimit.ts';

/**
 * The optional values of functions/.env.<project id> beside the declared parameters: RATE_LIMIT, how many messages and
 * bookings of one IP address are accepted within ten minutes (0 is no limit), and TRUSTED_SERVERS, the servers between
 * visitors and functions whose forwarded headers are believed. Throws an error with a sentence for a value that cannot be
 * meant, which stops the start of every function. They are no declared parameters, because the emulator would put the
 * defaults over what a test run asks for.
 */
export function readSettings(environment: NodeJS.ProcessEnv) {
  const limit = environment.RATE_LIMIT?.trim() || String(DEFAULT_RATE_LIMIT);
  if (!/^\d{1,6}$/.test(limit))
    throw new RangeError(`RATE_LIMIT is "${limit}": write a whole number, or 0 for no limit.`);
  try {
    return { rateLimit: Number(limit), trustedServers: parseNetworks(environment.TRUSTED_SERVERS ?? '') };
  } catch (error) {
    throw new RangeError(`TRUSTED_SERVERS: ${error instanceof Error ? error.message : error}`);
  }
}
