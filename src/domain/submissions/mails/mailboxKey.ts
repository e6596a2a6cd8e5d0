import { emailKey } from '../submission.ts';

/** Providers that deliver `name+anything` to `name`, according to their help pages. Gmail also ignores dots. */
const GMAIL = ['gmail.com', 'googlemail.com'];
const WITH_TAGS =
  /^((outlook|hotmail|live)\.[a-z.]{2,6}|msn\.com|(icloud|me|mac)\.com|(proton|protonmail)\.(me|com|ch)|pm\.me|fastmail\.(com|fm))$/;

/** The mailbox of an address. If a provider delivers several spellings to one mailbox, all give the same result. */
export function mailboxKey(email: string): string {
  const address = emailKey(email);
  const at = address.lastIndexOf('@');
  const [name, domain] = [address.slice(0, at), address.slice(at + 1)];
  const isGmail = GMAIL.includes(domain);
  const untagged = isGmail || WITH_TAGS.test(domain) ? name.replace(/(?<=.)\+.*/, '') : name;
  return isGmail ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`;
}
