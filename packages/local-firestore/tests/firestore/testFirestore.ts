import {
  type FirestoreOptions,
  type RunningFirestore,
  startFirestore,
} from '../../src/firestore/server/startFirestore.ts';
import { type AskServer, askServer } from '../askServer.ts';

export type { Json } from '../askServer.ts';

/** The root of the documents in the tests' database. */
export const root = 'projects/demo-test/databases/(default)/documents';

const openRules = `rules_version = '2';
service cloud.firestore { match /{document=**} { allow read, write; } }`;

/** A running server with shortcuts for requests. */
export interface TestFirestore extends RunningFirestore {
  log: string[];
  ask: AskServer;
  /** Writes a document as the administrator. */
  put: (path: string, fields: Record<string, unknown>) => Promise<void>;
}

export async function startTestFirestore(options: FirestoreOptions = {}): Promise<TestFirestore> {
  const log: string[] = [];
  const server = await startFirestore({ rules: openRules, log: (line) => log.push(line), ...options });
  const ask = askServer(server.port);
  const put: TestFirestore['put'] = async (path, fields) => {
    await ask('PATCH', `${root}/${path}`, { fields });
  };
  return { ...server, log, ask, put };
}

/** An unsigned ID token like the Auth emulator's. */
export function tokenOf(uid: string, claims: Record<string, unknown> = {}): string {
  const part = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part({ user_id: uid, sub: uid, ...claims })}.`;
}
