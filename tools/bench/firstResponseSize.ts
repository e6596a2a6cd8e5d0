import { fetchUndecoded } from './fetchUndecoded.ts';

const known = new Map<string, Promise<number>>();

/** Bytes of what an address of the site answers, compressed as it is sent, its headers not counted. */
export function compressedSize(url: string): Promise<number> {
  const size = known.get(url) ?? fetchUndecoded(url, 'gzip').then(({ body }) => body.length);
  known.set(url, size);
  return size;
}

/** Bytes, compressed, that a browser needs before it can paint: the HTML at `url` and the stylesheets in its head. */
export async function firstResponseSize(url: string): Promise<number> {
  const html = await (await fetch(url)).text();
  const head = html.slice(0, html.indexOf('</head>'));
  const styles = [...head.matchAll(/<link\b[^>]*>/g)]
    .map(([link]) => link)
    .filter((link) => /rel="?stylesheet/.test(link))
    .map((link) => link.match(/href="?([^" >]+)/)?.[1] ?? '');
  const sizes = [url, ...styles.map((href) => new URL(href, url).href)].map(compressedSize);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
