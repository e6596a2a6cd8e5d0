import PostalMime, { type Address, addressParser } from 'postal-mime';

/** The only headers that are fetched before it is decided what happens to a mail. */
export const ASKED_HEADERS = [
  'Message-ID',
  'In-Reply-To',
  'References',
  'From',
  'To',
  'Cc',
  'Return-Path',
  'Subject',
  'Date',
  'Content-Type',
  'Auto-Submitted',
  'Precedence',
  'Authentication-Results',
];

/** At most this many bytes of headers are parsed, because a mail may have megabytes of them. */
const MOST_BYTES = 256 * 1024;

const MOST_REFERENCES = 50;

export type Correspondent = { name: string; address: string };

/** The headers of a mail. Addresses are in lower case, Message-IDs without brackets, missing headers empty. */
export type MailHeaders = Awaited<ReturnType<typeof readHeaders>>;

/** Parses the headers of a mail, even malformed ones. */
export async function readHeaders(bytes: Uint8Array) {
  const block = bytes.subarray(0, MOST_BYTES);
  const mail = await PostalMime.parse(block, { maxHeadersSize: 2 * MOST_BYTES }).catch(() => undefined);
  const all = (name: string) =>
    (mail?.headers ?? []).filter(({ key }) => key === name).map(({ value }) => value);
  const one = (name: string) => all(name)[0]?.trim() ?? '';
  const senders = all('from').flatMap((value) => peopleOf(addressParser(value)));
  const answered = [one('in-reply-to'), one('references')].flatMap((text) => messageIds(text).reverse());
  return {
    messageId: messageIds(one('message-id'))[0] ?? '',
    /** Message-IDs of the mails to which this mail replies, nearest first. */
    references: [...new Set(answered)].slice(0, MOST_REFERENCES),
    /** The sender; empty if there is not exactly one. */
    from: (senders.length === 1 && senders[0]) || { name: '', address: '' },
    to: peopleOf(mail?.to),
    cc: peopleOf(mail?.cc),
    /** Undefined if there is none. '<>' marks an automatic mail that wants no reply. */
    returnPath: all('return-path')[0]?.trim(),
    subject: oneLine(mail?.subject ?? ''),
    date: one('date'),
    contentType: one('content-type').toLowerCase(),
    autoSubmitted: one('auto-submitted').toLowerCase(),
    precedence: one('precedence').toLowerCase(),
    /** All Authentication-Results headers, topmost first. */
    authentication: all('authentication-results'),
  };
}

function peopleOf(addresses: readonly (Address | undefined)[] = []): Correspondent[] {
  return addresses
    .flatMap((one) => one?.group ?? one ?? [])
    .flatMap(({ name, address }) =>
      address?.includes('@') ? [{ name: oneLine(name), address: address.trim().toLowerCase() }] : [],
    );
}

function messageIds(text: string): string[] {
  return [...text.matchAll(/<([^<>\s]{3,250})>/g)].map(([, id = '']) => id);
}

/** The first 300 characters of a header, without line breaks and invisible characters. */
function oneLine(text: string): string {
  const visible = text.replace(/\p{Cs}/gu, '\uFFFD').replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ');
  return [...visible.trim()].slice(0, 300).join('');
}
