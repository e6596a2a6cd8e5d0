import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Operations as Google bills them. */
export type FirestoreUsage = { reads: number; writes: number; deletes: number };

type Commit = { writes?: { delete?: string }[] };

/** Passes requests on to the Firestore at `host` and counts in `usage` what each would be billed as. */
export async function openCountingFirestore(host: string) {
  const usage: FirestoreUsage = { reads: 0, writes: 0, deletes: 0 };
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const { host: _, 'content-length': __, connection: ___, ...headers } = request.headers;
    const method = request.method ?? 'GET';
    const answer = await fetch(`http://${host}${request.url}`, {
      method,
      headers: headers as Record<string, string>,
      ...(method === 'GET' ? {} : { body }),
    });
    const answered = await answer.text();
    count(request.url ?? '', body, answered);
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.end(answered);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { usage, host: `127.0.0.1:${port}`, close };

  function count(url: string, body: string, answered: string): void {
    if (/:commit\b/.test(url)) {
      const writes = (JSON.parse(body) as Commit).writes ?? [];
      const deletes = writes.filter((write) => write.delete).length;
      usage.deletes += deletes;
      usage.writes += writes.length - deletes;
    }
    // A document that is not there is billed like one that is, and so is a query without a result.
    if (/:batchGet\b/.test(url))
      usage.reads += (JSON.parse(body) as { documents: string[] }).documents.length;
    if (/:runQuery\b/.test(url)) {
      const found = (JSON.parse(answered) as { document?: object }[]).filter(({ document }) => document);
      usage.reads += Math.max(1, found.length);
    }
  }

  function close(): Promise<void> {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve()));
  }
}
