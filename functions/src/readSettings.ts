import { DEFAULT_RATE_LIMIT } from './commands/rateLimit.ts';
import { parseNetworks } from './http/clientIpAddress.ts';

/**
 * The optional values of functions/.env.<project id>: RATE_LIMIT, how many submissions of one IP address are accepted within ten
 * minutes (0 is no limit); TRUSTED_SERVERS, whose forwarded headers are believed; MAILBOX, which is "imap" where the studio's
 * mailbox is read, MAILBOX_SERVER, the name of its server, and MAILBOX_FOLDERS beside Sent. Throws a RangeError with a sentence, which
 * stops the start of every function. No declared parameters: the emulator would put defaults over what a test run asks for.
 */
export function readSettings(environment: NodeJS.ProcessEnv) {
  const limit = environment.RATE_LIMIT?.trim() || String(DEFAULT_RATE_LIMIT);
  if (!/^\d{1,6}$/.test(limit))
    throw new RangeError(`RATE_LIMIT is "${limit}": write a whole number, or 0 for no limit.`);
  try {
    const trustedServers = parseNetworks(environment.TRUSTED_SERVERS ?? '');
    return { rateLimit: Number(limit), trustedServers, mailbox: readMailboxSettings(environment) };
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
