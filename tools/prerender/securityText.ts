/** How long the file is valid; RFC 9116 recommends less than a year. A deployment writes it anew. */
const VALID_DAYS = 360;

/** `/.well-known/security.txt` (RFC 9116): whom to tell of a weakness of the site at `origin`, as of `now`. */
export function securityText(origin: string, email: string, now: Date): string {
  const expires = new Date(now.getTime() + VALID_DAYS * 86_400_000);
  return `Contact: mailto:${email}
Expires: ${expires.toISOString().slice(0, 19)}Z
Preferred-Languages: pt, en
Canonical: ${new URL('/.well-known/security.txt', origin).href}
`;
}
