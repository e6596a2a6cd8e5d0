import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ServedSite = { url: string; stop: () => Promise<void> };

/** Starts a server with these answers on a port of the loopback address, a free one unless it is given. */
export async function serveLocally(answer: RequestListener, given = 0): Promise<ServedSite> {
  const server = createServer(answer).listen(given, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/`,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
