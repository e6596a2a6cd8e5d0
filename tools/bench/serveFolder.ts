import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { isText } from './isText.ts';
import { type ServedSite, serveLocally } from './serveLocally.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

/** The file that answers a path, as static hosts find it: itself, with .html, or the index of a folder. */
function findFile(folder: string, pathname: string): string | undefined {
  const path = join(folder, normalize(decodeURIComponent(pathname)));
  return [path, `${path}.html`, join(path, 'index.html')].find(
    (candidate) => existsSync(candidate) && statSync(candidate).isFile(),
  );
}

/** Serves a built site on a free port of the loopback address, text compressed with gzip, so that sites can be compared. */
export async function serveFolder(folder: string): Promise<ServedSite> {
  return serveLocally((request, response) => {
    const file = findFile(folder, new URL(request.url ?? '/', 'http://localhost').pathname);
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    const headers = { 'Content-Type': type, 'Cache-Control': 'public, max-age=3600' };
    if (isText(type))
      response.writeHead(200, { ...headers, 'Content-Encoding': 'gzip' }).end(gzipSync(readFileSync(file)));
    else response.writeHead(200, headers).end(readFileSync(file));
  });
}
