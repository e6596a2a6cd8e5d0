import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type Answer, fetchUndecoded } from './fetchUndecoded.ts';
import { type ServedSite, serveLocally } from './serveLocally.ts';

const compress = promisify(brotliCompress);

/** Brotli's own scale ends at 11; which step Hosting uses is not documented, so a middle one, as servers compress at once. */
const BROTLI_QUALITY = 5;

async function ask(origin: string, { url = '/', headers }: IncomingMessage): Promise<Answer> {
  const encoding = headers['accept-encoding'] ?? 'identity';
  const acceptsBrotli = /\bbr\b/.test(encoding);
  const answer = await fetchUndecoded(new URL(url, origin), acceptsBrotli ? 'identity' : encoding);
  // Headers about the connection, which is another one.
  for (const name of ['connection', 'keep-alive', 'transfer-encoding']) delete answer.headers[name];
  const isText = /html|css|javascript|json|svg|text|xml/.test(answer.headers['content-type'] ?? '');
  if (!acceptsBrotli || !isText) return answer;
  const body = await compress(answer.body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
  const compressed = { 'content-encoding': 'br', 'content-length': String(body.length) };
  return { ...answer, headers: { ...answer.headers, ...compressed }, body };
}

/**
 * Answers on a free port of the loopback address what `origin` answers to a GET, and asks it once only, as the caches before
 * Hosting do: the emulated one compresses every file anew, on the processor that the browser is measured on, and with gzip
 * only, where Hosting serves Brotli to whoever accepts it (https://firebase.google.com/docs/hosting, "Deliver content fast").
 */
export async function cacheAnswers(origin: string): Promise<ServedSite> {
  const known = new Map<string, Promise<Answer>>();
  return serveLocally((request, response) => {
    const key = `${request.url} ${request.headers['accept-encoding']}`;
    const answer = known.get(key) ?? ask(origin, request);
    known.set(key, answer);
    answer.then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => {
        known.delete(key);
        response.writeHead(502).end();
      },
    );
  });
}
