import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { server } from 'superstatic';

/** Serves `folder` on a free loopback port as Firebase Hosting would, compressed. Resolves to `url` and `stop`. */
export async function serveFolder(folder: string, hosting: object) {
  // A copy, because the server changes the patterns in its configuration.
  const config = structuredClone(hosting);
  const place = { hostname: '127.0.0.1', port: 0, cwd: folder };
  const served: Server = server({ ...place, compression: true, config }).listen(() => {});
  await once(served, 'listening');
  return {
    url: `http://127.0.0.1:${(served.address() as AddressInfo).port}`,
    stop: async () => {
      served.closeAllConnections();
      served.close();
      await once(served, 'close');
    },
  };
}
