import {
  type FirestoreOptions,
  type RunningFirestore,
  startFirestore,
} from '../../src/firestore/startFirestore.ts';

/** The root of the documents of the tests' database. */
export const root = 'projects/demo-test/databases/(default)/documents';

const openRules = `rules_version = '2';
service cloud.firestore { match /{document=**} { allow read, write; } }`;

/** A started server with a short way to ask it something. */
export interface TestFirestore extends RunningFirestore {
  log: string[];
  /** Sends a request to a path below /v1/ (or to any path that begins with a slash) as the administrator or with a token. */
  ask: (
    method: string,
    path: string,
    body?: unknown,
    token?: string,
  ) => Promise<{ status: number; body: Json }>;
  /** Writes a document as the administrator. */
  put: (path: string, fields: Record<string, unknown>) => Promise<void>;
}

// The answers are whatever JSON the server sends; each test says what it expects of them.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type Json = any;

export async function startTestFirestore(options: FirestoreOptions = {}): Promise<TestFirestore> {
  const log: string[] = [];
  const server = await startFirestore({ rules: openRules, log: (line) => log.push(line), ...options });
  const ask: TestFirestore['ask'] = async (method, path, body, token = 'owner') => {
    const address = `http://127.0.0.1:${server.port}${path.startsWith('/') ? path : `/v1/${path}`}`;
    const response = await fetch(address, {
      method,
      headers: token === '' ? {} : { authorization: `Bearer ${token}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };
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
