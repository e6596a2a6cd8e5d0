import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { type ServedSite, serveLocally } from './serveLocally.ts';

// A CommonJS package, whose default export arrives in different places depending on who imports it.
const { default: superstatic } = createRequire(import.meta.url)(
  'superstatic',
) as typeof import('superstatic');

type Answer = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Answers with the files in `folder` as Firebase Hosting does with this configuration; text is compressed with gzip. */
export function answerAsHosting(folder: string, config: object): RequestListener {
  const answer = superstatic({ cwd: folder, fallthrough: false, compression: true, config }) as Answer;
  return (request, response) => answer(request, response, () => response.writeHead(404).end());
}

/** Serves a built site on a free port of the loopback address: pages without their ending, and nothing else of Hosting. */
export function serveFolder(folder: string): Promise<ServedSite> {
  return serveLocally(answerAsHosting(folder, { public: '.', cleanUrls: true }));
}
