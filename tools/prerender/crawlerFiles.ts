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
