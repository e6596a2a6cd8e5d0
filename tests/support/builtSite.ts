import { readdirSync, readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';

const dist = new URL('../../dist/', import.meta.url);

/** Parses a page without a window of its own, so that its styles are not parsed, too. */
const { DOMParser } = new JSDOM().window;
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** A page of the build: its path on the site, its source and its parsed document. No script is run. */
export interface BuiltPage {
  path: string;
  html: string;
  document: Document;
}

export const builtFiles: readonly string[] = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) =>
    `${entry.parentPath}/${entry.name}`.split('/dist/').slice(1).join('/dist/').replace(/^\/+/, ''),
  );

/** The content of a built file, given its path relative to dist. */
export const readBuiltFile = (file: string): string => readFileSync(new URL(file, dist), 'utf8');

const pageFiles = builtFiles.filter((file) => file.endsWith('.html') && file !== '404.html');

/** Every prerendered page, account pages included. */
export const builtPages: readonly BuiltPage[] = pageFiles
  .map((file) => {
    const html = readBuiltFile(file);
    const path = file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
    return { path, html, document: parse(html) };
  })
  .toSorted((a, b) => a.path.localeCompare(b.path));

export const publicPaths: readonly string[] = [
  ...readBuiltFile('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g),
].map(([, url = '']) => decodeURI(new URL(url).pathname));

export const publicPages: readonly BuiltPage[] = builtPages.filter(({ path }) => publicPaths.includes(path));

/** Paths of the modules that a page loads before it is hydrated, the entry first. */
export function modulesOf({ document }: BuiltPage): string[] {
  const names = document.getElementById('modules')?.textContent?.split(' ') ?? [];
  return names.map((name) => `/assets/${name}.js`);
}

/** The faults that `find` reports on the pages. Each begins with the page's path. */
export const faultsOn = (
  pages: readonly BuiltPage[],
  find: (page: BuiltPage) => readonly string[],
): string[] => pages.flatMap((page) => find(page).map((fault) => `${page.path}: ${fault}`));
