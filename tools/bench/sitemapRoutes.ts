/** The paths that the running site's sitemap lists. Throws when it has none. */
export async function sitemapRoutes(site: string): Promise<string[]> {
  const sitemap = await (await fetch(new URL('/sitemap.xml', site))).text();
  const routes = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  if (routes.length === 0) throw new Error(`${site}/sitemap.xml lists no page.`);
  return routes;
}
