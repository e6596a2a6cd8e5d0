import { readFileSync } from 'node:fs';

/** The paths of the built site's sitemap: every address that visitors and search engines are sent to. */
export const publicRoutes: readonly string[] = [
  ...readFileSync(new URL('../../dist/sitemap.xml', import.meta.url), 'utf8').matchAll(
    /<loc>([^<]+)<\/loc>/g,
  ),
].map(([, address = '']) => new URL(address).pathname);
