import { mailto } from './mailto.ts';
import { callAddress } from './telephone.ts';

export type TextPart = { text: string; link?: { kind: 'web' | 'email' | 'phone'; href: string } };

const WEB = String.raw`(?<web>https?:\/\/[^\s<>"\p{Cc}\p{Cf}]{1,2000})`;
const EMAIL = String.raw`(?<email>[\p{L}\p{N}._+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4})`;
/** Brazilian numbers must have an area code, because digits without one may be an amount or a reference. */
const BRAZILIAN = String.raw`(?:\+?55[ .-]?)?(?:\(0?\d{2}\)|0?\d{2})[ .-]?9?[ .-]?\d{4}[ .-]?\d{4}`;
const FOREIGN = String.raw`\+(?!55)[1-9](?:[ ().-]{0,2}\d){7,14}`;
const PHONE = String.raw`(?<phone>(?:${BRAZILIAN}|${FOREIGN})(?![\p{L}\d/@]|[.-]\d))`;
/** Does not match within words, longer numbers and other addresses. */
const LINK = new RegExp(String.raw`(?<![\p{L}\p{N}_@/.+-])(?:${WEB}|${EMAIL}|${PHONE})`, 'giu');

/** Splits a visitor's text into web links, e-mails, telephones and plain parts. Joined, they give the whole text. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { index, groups = {} } of text.matchAll(LINK)) {
    const kind = groups.web ? 'web' : groups.email ? 'email' : 'phone';
    const found = kind === 'phone' ? (groups.phone ?? '') : withoutPunctuation(groups[kind] ?? '');
    const href = { web: webAddress, email: mailto, phone: callAddress }[kind](found);
    if (!href) continue;
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push({ text: found, link: { kind, href } });
    from = index + found.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

/** Removes punctuation after a link, but keeps a closing bracket if the link contains the opening one. */
function withoutPunctuation(found: string): string {
  const end = found.replace(/[.,;:!?'’”»*_…\]}-]+$/u, '');
  const isUnopened = end.endsWith(')') && end.split(')').length > end.split('(').length;
  return isUnopened ? withoutPunctuation(end.slice(0, -1)) : end;
}

/** The address of a link; undefined if it may deceive by letters that look Latin, or by a name before an @. */
function webAddress(typed: string): string | undefined {
  if (!URL.canParse(typed)) return undefined;
  const { href, username, password } = new URL(typed);
  const [host = ''] = typed.replace(/^https?:\/\//i, '').split(/[/?#]/);
  const isPlain = /^[\p{Script=Latin}\d-]+(?:\.[\p{Script=Latin}\d-]+)+(?::\d+)?$/u.test(host);
  return isPlain && !username && !password ? href : undefined;
}
