/** sitemap.xml of the given paths (sitemaps.org protocol 0.9), each made absolute with `origin`. */
export function sitemap(paths: readonly string[], origin: string): string {
  const urls = paths.map((path) => `  <url><loc>${new URL(path, origin).href}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

/** robots.txt: everything may be read except the functions, and where the sitemap is. */
export function robotsText(origin: string): string {
  return `User-agent: *
Disallow: /api/

Sitemap: ${new URL('/sitemap.xml', origin).href}
`;
}

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
