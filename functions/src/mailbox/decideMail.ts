import { studio } from '../../../src/copy/studio.ts';
import { organizerOf } from '../mails/hostMail.ts';
import { isAuthenticated } from './isAuthenticated.ts';
import type { MailHeaders } from './mailHeaders.ts';
import { type MailSort, mailSort } from './mailSort.ts';

export type MailboxOwner = {
  /** The addresses from which the studio writes, in lower case. */
  addresses: readonly string[];
  /** The server's name in Authentication-Results; if empty, no sender is proved. */
  server: string;
};

/** The owner of a mailbox, who writes from the studio's address, the site's, and the mailbox's own. */
export function mailboxOwner(
  { from, studioAddress }: { from: string; studioAddress: string },
  { url, server }: { url: string; server: string },
): MailboxOwner {
  const user = URL.canParse(url) ? decodeURIComponent(new URL(url).username) : '';
  const all = [studio.email, studioAddress, organizerOf(from).email, user].map((one) =>
    one.trim().toLowerCase(),
  );
  return { addresses: all.filter((address) => address.includes('@')), server };
}

/** The conversation that references lead to, by its addresses; 'gone' if it was erased or has expired. */
export type Referred = { addresses: readonly string[] } | 'gone' | undefined;

/**
 * The decision about a mail: it joins a conversation, asks a person, begins a conversation, or is ignored. Only mails that join
 * or begin have their body read.
 */
export type Decision =
  | { what: 'joins'; by: 'client' | 'studio'; sort: Exclude<MailSort, 'report'> }
  | { what: 'asks'; why: 'otherSender' | 'unproved' }
  | { what: 'begins'; isProved: boolean }
  | { what: 'ignored' };

const IGNORED = { what: 'ignored' } as const;

/** Whether the studio's own server has authenticated the sender. Mails in Sent are the studio's. */
export function isProvedSender(
  { authentication, from }: MailHeaders,
  { isSent }: { isSent: boolean },
  server: string,
): boolean {
  return isSent || isAuthenticated(authentication, server, from.address);
}

/** Decides about a mail by its headers. `folder` says whether it is Sent, and whether strangers may begin there. */
export function decideMail(
  mail: MailHeaders,
  referred: Referred,
  folder: { isSent: boolean; takesNew: boolean },
  { addresses: own, server }: MailboxOwner,
): Decision {
  const { from } = mail;
  const sort = mailSort(mail);
  if (referred === 'gone' || sort === 'report') return IGNORED;
  const isOwn = folder.isSent || own.includes(from.address);
  const isProved = isProvedSender(mail, folder, server);
  if (!referred) {
    const mayBegin = folder.takesNew && sort === 'person' && !isOwn && from.address !== '';
    return mayBegin ? { what: 'begins', isProved } : IGNORED;
  }
  if (isOwn) {
    // A forwarded mail is no answer to the client, and neither is an automatic one.
    const isToClient = [...mail.to, ...mail.cc].some(({ address }) => referred.addresses.includes(address));
    return isToClient && isProved && sort === 'person' ? { what: 'joins', by: 'studio', sort } : IGNORED;
  }
  const isClient = referred.addresses.includes(from.address);
  if (isClient && isProved) return { what: 'joins', by: 'client', sort };
  if (sort !== 'person') return IGNORED;
  return { what: 'asks', why: isClient ? 'unproved' : 'otherSender' };
}
