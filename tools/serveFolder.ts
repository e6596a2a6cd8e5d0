import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';

// A CommonJS package, whose default export arrives in different places depending on who imports it.
const { default: superstatic } = createRequire(import.meta.url)(
  'superstatic',
) as typeof import('superstatic');

type Answer = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Serves the files in `folder` as Firebase Hosting does with this configuration (that of "hosting" in firebase.json), text
 * compressed, on a free port of the loopback address. Resolves to the `url` and `stop`.
 */
export async function serveFolder(folder: string, config: object = { public: '.', cleanUrls: true }) {
  const answer = superstatic({ cwd: folder, fallthrough: false, compression: true, config }) as Answer;
  const server = createServer((request, response) =>
    answer(request, response, () => response.writeHead(404).end()),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
