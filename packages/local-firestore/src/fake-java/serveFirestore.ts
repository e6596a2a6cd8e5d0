import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type FirestoreOptions, startFirestore } from '../firestore/server/startFirestore.ts';

/** The options that firebase-tools passes to Google's jar; the server accepts all but uses only some. */
const options = {
  host: { type: 'string' },
  port: { type: 'string' },
  rules: { type: 'string' },
  seed_from_export: { type: 'string' },
  'database-edition': { type: 'string' },
  websocket_port: { type: 'string' },
  project_id: { type: 'string' },
  single_project_mode: { type: 'string' },
  functions_emulator: { type: 'string' },
} as const;

/** How often to check that firebase-tools still runs: it starts this process detached. */
const parentCheckMilliseconds = 1000;

/**
 * Runs the Firestore server with the options of firebase-tools, until SIGINT, SIGTERM or the end of the parent process.
 */
export async function serveFirestore(args: string[]): Promise<void> {
  try {
    const server = await startFirestore(readOptions(args));
    const stop = () => void server.stop().then(() => process.exit(0));
    process.once('SIGINT', stop).once('SIGTERM', stop);
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && stop(), parentCheckMilliseconds).unref();
    process.stdout.write(`The local Firestore runs on port ${server.port}.\n`);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    process.stderr.write(`${code === 'EADDRINUSE' ? 'address already in use: ' : ''}${message}\n`);
    process.exitCode = 1;
  }
}

function readOptions(args: string[]): FirestoreOptions {
  const { values } = parseArgs({ args, options });
  const edition = values['database-edition'] ?? 'standard';
  if (edition !== 'standard') throw new Error(`The local Firestore has no ${edition} edition.`);
  return {
    host: values.host,
    port: Number(values.port ?? 8080),
    ...(values.rules && { rules: readFileSync(values.rules, 'utf8') }),
    ...(values.seed_from_export && { importFile: values.seed_from_export }),
    // firebase-tools has no options for these two files: see emulatorEnvironment.
    indexesFile: process.env.LOCAL_FIRESTORE_INDEXES,
    clockFile: process.env.LOCAL_FIRESTORE_CLOCK,
  } as FirestoreOptions;
}
