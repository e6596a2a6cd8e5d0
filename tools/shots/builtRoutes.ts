import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The page that Hosting serves for addresses without one. */
const fallback = '404.html';

/** The address of every page that was prerendered into `<folder>/dist`, those outside the sitemap included. */
export async function builtRoutes(folder: string): Promise<string[]> {
  const files = await readdir(join(folder, 'dist'), { recursive: true });
  return files
    .filter((file) => file.endsWith('.html') && file !== fallback)
    .map((file) => `/${file.replace(/\.html$/, '')}`)
    .map((path) => (path === '/index' ? '/' : path));
}
