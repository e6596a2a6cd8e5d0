import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Clock } from '../documents/Clock.ts';
import { deleteExpired, readTimeToLivePolicies } from '../documents/deleteExpired.ts';
import { QueryIndexes } from '../queries/QueryIndexes.ts';
import { Engine } from './Engine.ts';
import { handleRequest } from './handleRequest.ts';
import { importDocuments } from './persistence.ts';
import { refuseGrpc } from './refuseGrpc.ts';
import { splitProtocols } from './splitProtocols.ts';

/** Options of the local Firestore. Port 0 means any free port. */
export interface FirestoreOptions {
  host?: string;
  port?: number;
  /** The text of a rules file; without rules every request except the administrator's is refused. */
  rules?: string;
  /** A file written by an export. */
  importFile?: string;
  /** A `firestore.indexes.json`: queries need its indexes, and its time-to-live policies are applied. */
  indexesFile?: string;
  /** The file to which the clock's offset is written, for other processes. */
  clockFile?: string;
  log?: (line: string) => void;
}

export interface RunningFirestore {
  port: number;
  stop: () => Promise<void>;
}

/** How often expired documents are deleted. */
const sweepIntervalMilliseconds = 60_000;

const loopback = ['127.0.0.1', '::1', 'localhost'];

/**
 * Starts the Firestore server. It serves this machine only. @throws RulesSyntaxError for rules that cannot be loaded,
 * Error for an address that is not loopback, an unreadable import, or a port in use
 */
export async function startFirestore(options: FirestoreOptions = {}): Promise<RunningFirestore> {
  const { host = '127.0.0.1', port = 0, log = (line) => process.stderr.write(`${line}\n`) } = options;
  if (!loopback.includes(host))
    throw new Error(`The local Firestore serves loopback addresses only, not ${host}.`);
  const { indexesFile } = options;
  const engine =
    indexesFile === undefined
      ? new Engine(new Clock(options.clockFile))
      : new Engine(
          new Clock(options.clockFile),
          readTimeToLivePolicies(indexesFile),
          new QueryIndexes(indexesFile),
        );
  if (options.rules !== undefined) engine.access.load(options.rules);
  if (options.importFile !== undefined) importDocuments(engine.store, options.importFile);
  const http = createServer((request, response) => void handleRequest(engine, request, response, log));
  // Longer than clients keep idle connections; otherwise the server could close one just as a request is sent.
  http.keepAliveTimeout = 120_000;
  const server = splitProtocols(http, refuseGrpc(log));
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  const sweeping = setInterval(() => deleteExpired(engine), sweepIntervalMilliseconds).unref();
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        clearInterval(sweeping);
        engine.transactions.endAll();
        server.close(() => resolve());
        server.destroyAll();
      }),
  };
}
