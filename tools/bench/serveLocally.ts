import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ServedSite {
  url: string;
  stop: () => Promise<void>;
}

/** Starts a server with these answers on a free port of the loopback address. */
export async function serveLocally(answer: RequestListener): Promise<ServedSite> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
