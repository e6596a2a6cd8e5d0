import { studio } from '../../../src/copy/studio.ts';
import { organizerOf } from '../mails/hostMail.ts';
import { isAuthenticated } from './isAuthenticated.ts';
import type { MailHeaders } from './mailHeaders.ts';
import { type MailSort, mailSort } from './mailSort.ts';

export type MailboxOwner = {
  /** The addresses from which the studio writes, in lower case. */
  addresses: readonly string[];
  /** The server's name in Authentication-Results. If it is empty, no sender counts as authenticated. */
  server: string;
};

/** The owner of the mailbox, with the addresses of the studio, of the site's mails, and of the mailbox itself. */
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

/** The addresses of the conversation that a mail refers to; 'gone' if that conversation was erased or has expired. */
export type Referred = { addresses: readonly string[] } | 'gone' | undefined;

/** `asks`: a person decides. The body of a mail is read only if it joins or begins a conversation. */
export type Decision =
  | { what: 'joins'; by: 'client' | 'studio'; sort: Exclude<MailSort, 'report'> }
  | { what: 'asks'; why: 'otherSender' | 'unproved' }
  | { what: 'begins'; isProved: boolean }
  | { what: 'ignored' };

const IGNORED = { what: 'ignored' } as const;

/** Whether the studio's mail server has authenticated the sender. Mails in Sent count as authenticated. */
export function isProvedSender(
  { authentication, from }: MailHeaders,
  { isSent }: { isSent: boolean },
  server: string,
): boolean {
  return isSent || isAuthenticated(authentication, server, from.address);
}

/** Decides about a mail by its headers. `takesNew`: strangers' mails in this folder begin conversations. */
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
    // Automatic mails, and mails forwarded to others, are not replies to the client.
    const isToClient = [...mail.to, ...mail.cc].some(({ address }) => referred.addresses.includes(address));
    return isToClient && isProved && sort === 'person' ? { what: 'joins', by: 'studio', sort } : IGNORED;
  }
  const isClient = referred.addresses.includes(from.address);
  if (isClient && isProved) return { what: 'joins', by: 'client', sort };
  if (sort !== 'person') return IGNORED;
  return { what: 'asks', why: isClient ? 'unproved' : 'otherSender' };
}
