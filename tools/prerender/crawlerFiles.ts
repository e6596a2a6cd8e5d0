/** sitemap.xml for these paths (sitemaps.org protocol 0.9); `origin` makes them absolute. */
export function sitemap(paths: readonly string[], origin: string): string {
  const urls = paths.map((path) => `  <url><loc>${new URL(path, origin).href}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

/** robots.txt: allows everything except the functions, and names the sitemap. */
export function robotsText(origin: string): string {
  return `User-agent: *
Disallow: /api/

Sitemap: ${new URL('/sitemap.xml', origin).href}
`;
}

/** How long the file is valid. RFC 9116 recommends less than a year; each deployment writes a new one. */
const VALID_DAYS = 360;

/** `/.well-known/security.txt` (RFC 9116): an address for reporting vulnerabilities, valid from `now` on. */
export function securityText(origin: string, email: string, now: Date): string {
  const expires = new Date(now.getTime() + VALID_DAYS * 86_400_000);
  return `Contact: mailto:${email}
Expires: ${expires.toISOString().slice(0, 19)}Z
Preferred-Languages: pt, en
Canonical: ${new URL('/.well-known/security.txt', origin).href}
`;
}
