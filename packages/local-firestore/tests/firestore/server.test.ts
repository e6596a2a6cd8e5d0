import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFirestore } from '../../src/firestore/server/startFirestore.ts';
import { root, startTestFirestore, type TestFirestore, tokenOf } from './testFirestore.ts';

const rules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /notes/{id} {
      allow get: if request.auth.uid == resource.data.owner;
      allow list: if request.auth.uid == resource.data.owner && request.query.limit <= 10;
      allow create: if request.auth.uid == request.resource.data.owner && request.auth.token.email_verified;
      allow update: if resource.data.owner == request.auth.uid && getAfter(request.path).data.n == 2;
    }
    match /{path=**}/shared/{id} { allow list: if request.auth != null; }
    match /flat/{id} { allow list; }
  }
}`;

let server: TestFirestore;
beforeAll(async () => {
  server = await startTestFirestore({ rules });
  await server.put('notes/a', { owner: { stringValue: 'ana' } });
  await server.put('notes/b', { owner: { stringValue: 'bia' } });
});
afterAll(() => server.stop());

const ana = tokenOf('ana', { email_verified: true });
const owner = { owner: { stringValue: 'ana' } };

describe('rules', () => {
  it('apply to every request except the administrator’s', async () => {
    expect((await server.ask('GET', `${root}/notes/a`, undefined, ana)).status).toBe(200);
    const refused = await server.ask('GET', `${root}/notes/b`, undefined, ana);
    expect(refused).toMatchObject({
      status: 403,
      body: { error: { code: 403, status: 'PERMISSION_DENIED' } },
    });
    expect(refused.body.error.message).toBe(
      "Missing or insufficient permissions. (notes/b: false for 'get' @ 5:7)",
    );
    expect((await server.ask('GET', `${root}/notes/a`, undefined, '')).status).toBe(403);
    expect((await server.ask('GET', `${root}/notes/b`)).status).toBe(200);
  });

  it('can use the token, and the document before and after the write', async () => {
    const create = (id: string, token: string) =>
      server.ask('PATCH', `${root}/notes/${id}`, { fields: { ...owner, n: { integerValue: 1 } } }, token);
    expect((await create('new', tokenOf('ana'))).status).toBe(403);
    expect((await create('new', ana)).status).toBe(200);
    expect((await create('new', ana)).status).toBe(403);
    const two = { fields: { ...owner, n: { integerValue: 2 } } };
    expect((await server.ask('PATCH', `${root}/notes/new`, two, ana)).status).toBe(200);
    expect((await server.ask('DELETE', `${root}/notes/new`, undefined, ana)).status).toBe(403);
    await server.ask('DELETE', `${root}/notes/new`);
  });

  it('refuse a write before its precondition reveals whether the document exists', async () => {
    const write = { update: { name: `${root}/secret/x`, fields: {} }, currentDocument: { exists: true } };
    expect((await server.ask('POST', `${root}:commit`, { writes: [write] }, ana)).status).toBe(403);
  });

  const list = (query: object, token = ana) =>
    server.ask(
      'POST',
      `${root}:runQuery`,
      { structuredQuery: { from: [{ collectionId: 'notes' }], limit: 10, ...query } },
      token,
    );
  const owned = (uid: string) => ({
    where: { fieldFilter: { field: { fieldPath: 'owner' }, op: 'EQUAL', value: { stringValue: uid } } },
  });

  it('refuse a whole query when one of its results is refused', async () => {
    expect((await list(owned('ana'))).status).toBe(200);
    expect(await list({})).toMatchObject({ status: 403, body: [{ error: { status: 'PERMISSION_DENIED' } }] });
    expect((await list({ ...owned('ana'), limit: 11 })).status).toBe(403);
  });

  it('also refuse a query that finds nothing, if it could have found refused documents', async () => {
    const carla = tokenOf('carla');
    expect((await list(owned('carla'), carla)).status).toBe(200);
    expect((await list(owned('dora'), carla)).status).toBe(403);
    expect((await list({ from: [{ collectionId: 'closed' }] })).status).toBe(403);
  });

  it('allow a collection group query only if a `match` statement covers any depth', async () => {
    const group = (collectionId: string) => list({ from: [{ collectionId, allDescendants: true }] });
    expect((await group('shared')).status).toBe(200);
    expect((await group('flat')).status).toBe(403);
    expect((await list({ from: [{ collectionId: 'flat' }] })).status).toBe(200);
  });

  it('can be replaced over HTTP; the old ones stay if the new ones are broken', async () => {
    const put = (content: string, more = {}) =>
      server.ask('PUT', '/emulator/v1/projects/demo-test:securityRules', {
        rules: { files: [{ content }] },
        ...more,
      });
    const broken =
      "rules_version = '2';\nservice cloud.firestore { match /a/{b} { allow read: if nobody(); } }";
    expect((await put(broken, { ignore_errors: true })).body.issues).toEqual([
      {
        severity: 'ERROR',
        description: 'unknown function "nobody"',
        sourcePosition: { line: 2, column: 57 },
      },
    ]);
    expect(await put(broken)).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringContaining('2:57') } },
    });
    expect((await server.ask('GET', `${root}/notes/a`, undefined, ana)).status).toBe(200);
    expect((await put("rules_version = '2'; service cloud.firestore {}")).body).toEqual({ issues: [] });
    expect((await server.ask('GET', `${root}/notes/a`, undefined, ana)).status).toBe(403);
    await put(rules);
  });

  it('refuse every request when they are missing, and prevent the server’s start when they are broken', async () => {
    const bare = await startFirestore();
    const response = await fetch(`http://127.0.0.1:${bare.port}/v1/${root}/notes/a`);
    expect(await response.json()).toMatchObject({
      error: { message: expect.stringContaining('no rules are loaded') },
    });
    await bare.stop();
    await expect(startFirestore({ rules: 'nonsense' })).rejects.toThrow(
      '1:1 the file must begin with rules_version',
    );
  });
});

it.each([
  ['a text that is no token', 'nonsense'],
  ['a token without a user', tokenOf('')],
])('a token is refused: %s', async (_, token) => {
  const { status, body } = await server.ask('GET', `${root}/notes/a`, undefined, token);
  expect({ status, google: body.error.status }).toEqual({ status: 401, google: 'UNAUTHENTICATED' });
});

it('an expired token is accepted, as by Google’s emulator, because test tokens have no real times', async () => {
  const token = tokenOf('ana', { iat: 0, exp: 3600 });
  expect((await server.ask('GET', `${root}/notes/a`, undefined, token)).status).toBe(200);
});

describe('pages of any origin', () => {
  const address = () => `http://127.0.0.1:${server.port}/v1/${root}:batchGet`;
  const origin = 'http://localhost:5005';

  it('may send requests after a preflight', async () => {
    const preflight = await fetch(address(), {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe(origin);
    expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization');
    expect(preflight.headers.get('access-control-allow-methods')).toContain('POST');
  });

  it('may send JSON as plain text, and can read refusals too', async () => {
    const response = await fetch(address(), {
      method: 'POST',
      headers: { origin, 'content-type': 'text/plain', authorization: `Bearer ${ana}` },
      body: JSON.stringify({ documents: [`${root}/notes/b`] }),
    });
    expect(response.status).toBe(403);
    expect(response.headers.get('access-control-allow-origin')).toBe(origin);
    expect(await response.json()).toMatchObject([{ error: { status: 'PERMISSION_DENIED' } }]);
  });

  it('may not start an export', async () => {
    const address = `http://127.0.0.1:${server.port}/emulator/v1/projects/demo-test:export`;
    const folder = mkdtempSync(join(tmpdir(), 'pages-'));
    const body = JSON.stringify({ export_directory: folder, export_name: 'x' });
    const refused = await fetch(address, { method: 'POST', headers: { origin }, body });
    expect({ status: refused.status, written: readdirSync(folder) }).toEqual({ status: 403, written: [] });
    rmSync(folder, { recursive: true });
  });

  it('may not clear the database', async () => {
    const clear = `http://127.0.0.1:${server.port}/emulator/v1/projects/demo-test/databases/(default)/documents`;
    const preflight = await fetch(clear, { method: 'OPTIONS', headers: { origin } });
    expect(preflight.headers.has('access-control-allow-origin')).toBe(false);
  });
});

it.each([
  ['POST', `${root}:listen`, 'listen'],
  ['POST', `${root}:partitionQuery`, 'partitionQuery'],
  ['POST', `${root}:batchRead`, 'batchRead'],
  ['POST', `${root}:constructor`, 'constructor'],
  ['PUT', `${root}/notes/a`, `PUT /v1/${root}/notes/a`],
  ['POST', '/emulator/v1/projects/demo-test:triggers', 'triggers'],
])('%s %s gets a 501 that says what is unsupported, and is logged', async (method, path, what) => {
  const { status, body } = await server.ask(method, path, method === 'GET' ? undefined : {});
  expect({ status, google: body.error.status }).toEqual({ status: 501, google: 'UNIMPLEMENTED' });
  expect(body.error.message).toContain(what);
  expect(server.log.at(-1)).toContain(what);
});

it('reading at a past time is refused with an error that says so', async () => {
  const past = await server.ask('POST', `${root}:batchGet`, {
    documents: [],
    readTime: '2024-01-01T00:00:00Z',
  });
  expect(past).toMatchObject({
    status: 501,
    body: [{ error: { message: expect.stringContaining('readTime') } }],
  });
});

it('an address that cannot be parsed gets a response and does not stop the server', async () => {
  expect((await server.ask('GET', `${root}/notes/%zz`)).status).toBe(400);
  const { statusCode } = await new Promise<IncomingMessage>((resolve, reject) =>
    get({ port: server.port, path: '//' }, resolve).on('error', reject),
  );
  expect(statusCode).toBe(200);
});

it.each([
  ['explainOptions', 'POST', `${root}:runQuery`, { structuredQuery: {}, explainOptions: { analyze: true } }],
  ['transaction', 'POST', `${root}:batchWrite`, { writes: [], transaction: 'abc' }],
  ['ttl', 'PATCH', `${root}/notes/c`, { fields: {}, ttl: '1s' }],
  ['ttl', 'POST', `${root}:commit`, { writes: [{ delete: `${root}/notes/a`, ttl: '1s' }] }],
  ['collectionId', 'GET', `${root}/notes?collectionId=talks`, undefined],
])(
  'an unsupported field or parameter is refused, and the error contains its name: %s in %s %s',
  async (what, method, path, body) => {
    const refused = await server.ask(method, path, body);
    expect(refused.status).toBe(501);
    expect(JSON.stringify(refused.body)).toContain(what);
  },
);

it('a body that is not JSON is refused', async () => {
  const response = await fetch(`http://127.0.0.1:${server.port}/v1/${root}:commit`, {
    method: 'POST',
    body: '{',
  });
  expect(response.status).toBe(400);
});

it.each(['0.0.0.0', '::', '192.168.0.1'])(
  'the address %s, open to other machines, is refused',
  async (host) => {
    await expect(startFirestore({ host })).rejects.toThrow('loopback addresses only');
  },
);

describe('documents on disk', () => {
  const folder = mkdtempSync(join(tmpdir(), 'local-firestore-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'firestore_export', 'firestore_export.overall_export_metadata');

  it('are exported when firebase-tools requests it, and imported at the next start', async () => {
    const exported = await server.ask('POST', '/emulator/v1/projects/demo-test:export', {
      database: 'projects/demo-test/databases/(default)',
      export_directory: folder,
      export_name: 'firestore_export',
    });
    expect(exported.status).toBe(200);
    const next = await startTestFirestore({ importFile: file });
    const [before, after] = await Promise.all([server, next].map((one) => one.ask('GET', `${root}/notes/a`)));
    expect(after?.body).toEqual(before?.body);
    await next.stop();
  });

  it('in another format are refused', async () => {
    writeFileSync(file, '{"format":"other"}');
    await expect(startFirestore({ importFile: file })).rejects.toThrow(
      'is not an export of the local Firestore',
    );
    writeFileSync(file, Buffer.from([1, 2, 3]));
    await expect(startFirestore({ importFile: file })).rejects.toThrow('cannot be read as an export');
  });
});
