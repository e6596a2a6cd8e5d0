import { DEFAULT_FLOOD } from './adapters/limits/floodGauge.ts';
import { DEFAULT_RATE_LIMIT } from './commands/submissionLimit.ts';
import { parseNetworks } from './http/clientIpAddress.ts';

/**
 * Reads the optional values of functions/.env.<project id> (docs/deployment.md, docs/operations.md). An invalid value
 * throws a RangeError. It reads no Firebase parameters: in the emulator, their defaults override a test's values.
 */
export function readSettings(environment: NodeJS.ProcessEnv) {
  const readLimit = (name: string, usual: number) => {
    const limit = environment[name]?.trim() || String(usual);
    if (/^\d{1,6}$/.test(limit)) return Number(limit);
    throw new RangeError(`${name} is "${limit}": write a whole number, or 0 for no limit.`);
  };
  const rateLimit = readLimit('RATE_LIMIT', DEFAULT_RATE_LIMIT);
  const flood = {
    messages: readLimit('FLOOD_MESSAGES', DEFAULT_FLOOD.messages),
    bookings: readLimit('FLOOD_BOOKINGS', DEFAULT_FLOOD.bookings),
  };
  try {
    const trustedServers = parseNetworks(environment.TRUSTED_SERVERS ?? '');
    return { rateLimit, flood, trustedServers, mailbox: readMailboxSettings(environment) };
  } catch (error) {
    throw new RangeError(`TRUSTED_SERVERS: ${error instanceof Error ? error.message : error}`);
  }
}

function readMailboxSettings({ MAILBOX = '', MAILBOX_SERVER = '', MAILBOX_FOLDERS = '' }: NodeJS.ProcessEnv) {
  const folders = MAILBOX_FOLDERS.split(',').map((folder) => folder.trim());
  return {
    isRead: MAILBOX.trim() === 'imap',
    server: MAILBOX_SERVER.trim(),
    folders: folders.filter(Boolean),
  };
}
