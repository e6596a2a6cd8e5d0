import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The database at `host` behind a proxy that, once it has answered a request whose address ends with `last`, answers
 * nothing any more.
 */
export async function openDatabaseFallingSilent(host: string, last: string) {
  let isSilent = false;
  const [hostname = '', port] = host.split(':');
  const server = createServer((incoming, answer) => {
    if (isSilent) return;
    const { url = '', method, headers } = incoming;
    const forwarded = request({ hostname, port, path: url, method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 500, given.headers);
      given.pipe(answer);
      isSilent ||= url.endsWith(last);
    });
    incoming.pipe(forwarded);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
