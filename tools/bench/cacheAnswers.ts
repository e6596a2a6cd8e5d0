import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { isText } from './isText.ts';
import { type ServedSite, serveLocally } from './serveLocally.ts';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const compress = promisify(brotliCompress);

/** Brotli's own scale ends at 11; which step Hosting uses is not documented, so a middle one, as servers compress at once. */
const BROTLI_QUALITY = 5;

/** Headers about the connection, which is another one. */
const OF_THE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding'];

function fetchAnswer(url: URL, encoding: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': encoding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const kept = Object.entries(response.headers).filter(([name]) => !OF_THE_CONNECTION.includes(name));
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(kept),
          body: Buffer.concat(chunks),
        });
      });
    }).on('error', reject);
  });
}

async function ask(origin: string, { url = '/', headers }: IncomingMessage): Promise<Answer> {
  const encoding = headers['accept-encoding'] ?? 'identity';
  const address = new URL(url, origin);
  if (!/\bbr\b/.test(encoding)) return fetchAnswer(address, encoding);
  const answer = await fetchAnswer(address, 'identity');
  if (!isText(answer.headers['content-type'])) return answer;
  const body = await compress(answer.body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
  const { 'content-length': _plainLength, ...kept } = answer.headers;
  return {
    ...answer,
    headers: { ...kept, 'content-encoding': 'br', 'content-length': String(body.length) },
    body,
  };
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
