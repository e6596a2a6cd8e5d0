import { afterAll, beforeAll, expect, it } from 'vitest';
import { root, startTestFirestore, type TestFirestore, tokenOf } from './testFirestore.ts';

const reads = (count: number, prefix: string) =>
  Array.from(
    { length: count },
    (_, index) => `exists(/databases/(default)/documents/seen/${prefix}${index})`,
  ).join(' || ');

const rules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /ten/{id} { allow write: if !(${reads(10, 'a')}); }
    match /eleven/{id} { allow write: if !(${reads(11, 'a')}); }
    match /others/{id} { allow write: if !(${reads(10, 'b')}); }
    match /one/{id} { allow write: if !(${reads(1, 'c')}); }
    match /many/{id} { allow write: if [${Array.from({ length: 330 }, () => '1 + 1').join(', ')}].size() > 0; }
    match /few/{id} { allow write: if [${Array.from({ length: 330 }, () => '1 + 1').join(', ')}].size() > 0; }
    match /endless/{id} { allow write: if [${Array.from({ length: 340 }, () => '1 + 1').join(', ')}].size() > 0; }
  }
}`;

let server: TestFirestore;
beforeAll(async () => {
  server = await startTestFirestore({ rules });
});
afterAll(() => server.stop());

async function commit(...documents: string[]): Promise<number> {
  const writes = documents.map((path) => ({ update: { name: `${root}/${path}`, fields: {} } }));
  return (await server.ask('POST', `${root}:commit`, { writes }, tokenOf('ana'))).status;
}

it('the rules of one operation read at most ten documents', async () => {
  expect(await commit('ten/x')).toBe(200);
  expect(await commit('eleven/x')).toBe(403);
});

it('the rules of a whole commit read at most twenty documents, each counted once', async () => {
  expect(await commit('ten/x', 'ten/y', 'others/z')).toBe(200);
  expect(await commit('ten/x', 'others/z', 'one/w')).toBe(403);
});

it('the rules of one operation evaluate at most a thousand expressions', async () => {
  expect(await commit('few/x', 'many/x')).toBe(200);
  expect(await commit('endless/x')).toBe(403);
});
