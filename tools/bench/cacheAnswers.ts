import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { type ServedSite, serveLocally } from './serveLocally.ts';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Headers about the connection, which is another one. */
const OF_THE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding'];

function ask(origin: string, { url = '/', headers }: IncomingMessage): Promise<Answer> {
  const encoding = headers['accept-encoding'] ?? 'identity';
  return new Promise((resolve, reject) => {
    get(new URL(url, origin), { headers: { 'Accept-Encoding': encoding } }, (response) => {
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

/**
 * Answers on a free port of the loopback address what `origin` answers to a GET, byte for byte, and asks it once only, as the
 * caches before Hosting do: the emulated one compresses every file anew, on the processor that the browser is measured on.
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
