import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { root, startTestFirestore, type TestFirestore, tokenOf } from './testFirestore.ts';

const rules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /three/{id} { allow create, update: if request.resource.data.n == 3; allow delete; }
    match /new/{id} { allow create, delete; }
    match /old/{id} { allow update: if resource.data.n == 1; }
    match /gone/{id} { allow delete: if 'resource' in request && request.resource == null; }
  }
}`;

let server: TestFirestore;
beforeAll(async () => {
  server = await startTestFirestore({ rules });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.ask('DELETE', '/emulator/v1/projects/demo-test/databases/(default)/documents');
  for (const place of ['new/stored', 'old/stored', 'gone/stored']) await server.put(place, fields(1));
});

const fields = (n: number) => ({ n: { integerValue: String(n) } });
const set = (place: string, n: number, currentDocument?: object) => ({
  update: { name: `${root}/${place}`, fields: fields(n) },
  currentDocument,
});
const remove = (place: string) => ({ delete: `${root}/${place}` });
const statusOf = async (...writes: object[]) =>
  (await server.ask('POST', `${root}:commit`, { writes }, tokenOf('ana'))).status;

// All expected responses were observed with Google's emulator of June 2025.
it.each([
  ['by the last state: allowed', [set('three/a', 1), set('three/a', 3)], 200],
  ['by the last state: refused', [set('three/a', 3), set('three/a', 1)], 403],
  ['as a deletion if no document remains', [set('three/a', 1), remove('three/a')], 200],
  ['as a creation, even if it is written several times', [set('new/a', 1), set('new/a', 2)], 200],
  ['as an update if it is deleted and created again', [remove('new/stored'), set('new/stored', 2)], 403],
])('several writes of one document in a commit are checked once, %s', async (_, writes, status) => {
  expect(await statusOf(...writes)).toBe(status);
});

it.each([
  ['creates a document that already exists', set('new/stored', 2, { exists: false }), 409],
  ['updates a missing document', set('new/a', 2, { exists: true }), 403],
  [
    'updates a document that has changed since',
    set('old/stored', 2, { updateTime: '2020-01-01T00:00:00Z' }),
    400,
  ],
])(
  'a write that %s is checked first by the rules, for the operation that its precondition implies, then against the precondition',
  async (_, write, status) => {
    expect(await statusOf(write)).toBe(status);
  },
);

it('request.resource is null in a deletion', async () => {
  expect(await statusOf(remove('gone/stored'))).toBe(200);
});

it('only the administrator may call batchWrite', async () => {
  const { status } = await server.ask(
    'POST',
    `${root}:batchWrite`,
    { writes: [set('new/a', 1)] },
    tokenOf('ana'),
  );
  expect(status).toBe(403);
});
