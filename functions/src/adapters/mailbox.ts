import type { ImapFlow, MessageStructureObject } from 'imapflow';
import { ASKED_HEADERS } from '../mailbox/mailHeaders.ts';
import { MAIL_BYTES } from '../mailbox/parseMail.ts';

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** A mail whose body has not been read: the time at which the server received it, and the requested headers. */
export type ListedMail = { uid: number; receivedAt: Date; headers: Uint8Array };

/** A folder opened for reading only. Its UIDs are valid while `validity` is unchanged. */
export type OpenedFolder = { path: string; validity: string };

/** A part of a mail, without its content. `method` is the METHOD of a calendar file. */
export type MailPart = { type: string; part: string | undefined; method: string | undefined };

export type Mailbox = Awaited<ReturnType<typeof openMailbox>>;

/**
 * Opens the mailbox at a URL like `imaps://user:password@host`. Only a server on this machine may lack TLS. Every step
 * takes at most 20 s and ends when `signal` aborts. Throws imapflow's error, or an Error for an invalid URL.
 */
export async function openMailbox(url: string, signal: AbortSignal) {
  const client = await connect(url, signal);
  const folders = await client.list();
  const sent = folders.find(({ specialUse }) => specialUse === '\\Sent')?.path;
  const paths = folders.map(({ path }) => path);
  return { ...{ sent, paths, open, uidsAfter, list, read }, ...{ parts, readPart, has, append, close } };

  async function open(path: string): Promise<OpenedFolder> {
    const { uidValidity } = await client.mailboxOpen(path, { readOnly: true });
    return { path, validity: String(uidValidity) };
  }

  /** The UIDs above `last` in the open folder, ascending. Leaves out most mails from before `since`. */
  async function uidsAfter(last: number, since: Date): Promise<number[]> {
    // Searches from a minute earlier, because servers compare whole days, or ages rounded to seconds (RFC 5032).
    const early = new Date(since.getTime() - 60_000);
    const found = await client.search({ uid: `${last + 1}:*`, since: early }, { uid: true });
    // The range 'n:*' always includes the last mail, even if its UID is below n.
    return (found || []).filter((uid) => uid > last).sort((one, other) => one - other);
  }

  async function list(uids: readonly number[]): Promise<ListedMail[]> {
    const query = { uid: true, internalDate: true, headers: ASKED_HEADERS };
    const found = await client.fetchAll(uids.join(','), query, { uid: true });
    return found.map(({ uid, internalDate, headers = Buffer.alloc(0) }) => ({
      uid,
      receivedAt: new Date(internalDate ?? Number.NaN),
      headers,
    }));
  }

  /** The first 30 MB of a mail; undefined if it is gone. */
  async function read(uid: number): Promise<Uint8Array | undefined> {
    const found = await client.fetchOne(uid, { source: { maxLength: MAIL_BYTES } }, { uid: true });
    return (found || undefined)?.source;
  }

  /** The parts of a mail, as the server lists them. */
  async function parts(uid: number): Promise<MailPart[]> {
    const found = await client.fetchOne(uid, { bodyStructure: true }, { uid: true });
    return partsOf((found || undefined)?.bodyStructure);
  }

  /** The first 100 KB of a part. If the part is a mail, only its headers. */
  async function readPart(uid: number, { part = '1', type }: MailPart): Promise<Uint8Array> {
    const name = type === 'message/rfc822' ? `${part}.HEADER` : part;
    const body = await client.download(String(uid), name, { uid: true, maxBytes: 100_000 });
    return Buffer.concat('content' in body && body.content ? await body.content.toArray() : []);
  }

  /** Whether the open folder contains a mail with this Message-ID. */
  async function has(messageId: string): Promise<boolean> {
    const found = await client.search({ header: { 'message-id': messageId } }, { uid: true });
    return (found || []).length > 0;
  }

  async function append(path: string, raw: Buffer, at: Date): Promise<void> {
    await client.append(path, raw, ['\\Seen'], at);
  }

  async function close(): Promise<void> {
    await client.logout().catch(() => {});
    client.close();
  }
}

async function connect(url: string, signal: AbortSignal): Promise<ImapFlow> {
  if (!URL.canParse(url) || !/^imaps?:$/.test(new URL(url).protocol))
    throw new Error('IMAP_URL is not an address');
  const { ImapFlow } = await import('imapflow');
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'imaps:';
  const client = new ImapFlow({
    host: hostname,
    port: Number(port) || (secure ? 993 : 143),
    secure,
    ...(!secure && { doSTARTTLS: !LOOPBACK.test(hostname) }),
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    maxLiteralSize: 2 * MAIL_BYTES,
  });
  // Errors reject the pending command anyway; without this listener they would also end the process.
  client.on('error', () => {});
  signal.addEventListener('abort', () => client.close(), { once: true });
  signal.throwIfAborted();
  await client.connect();
  return client;
}

function partsOf(node: MessageStructureObject | undefined): MailPart[] {
  if (!node) return [];
  const { type, part, parameters, childNodes = [] } = node;
  return [{ type, part, method: parameters?.method?.toUpperCase() }, ...childNodes.flatMap(partsOf)];
}
