import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase/app';
import * as lite from 'firebase/firestore/lite';
import { deleteApp as deleteAdminApp, initializeApp as initializeAdminApp } from 'firebase-admin/app';
import {
  FieldValue,
  type Firestore,
  GeoPoint,
  initializeFirestore,
  Timestamp,
} from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeLocalCredentials } from '../../src/writeLocalCredentials.ts';
import { startTestFirestore, type TestFirestore } from './testFirestore.ts';

// The SDK logs every refusal to the console; these tests expect refusals.
lite.setLogLevel('silent');

const projectId = 'demo-test';

let server: TestFirestore;
beforeAll(async () => {
  server = await startTestFirestore();
});
afterAll(() => server.stop());
beforeEach(() => server.ask('DELETE', `/emulator/v1/projects/${projectId}/databases/(default)/documents`));

describe("the browser's SDK (firebase/firestore/lite)", () => {
  const app = initializeApp({ projectId, apiKey: 'local' }, 'lite');
  const db = lite.getFirestore(app);
  beforeAll(() => lite.connectFirestoreEmulator(db, '127.0.0.1', server.port));
  afterAll(() => deleteApp(app));

  it('writes, merges, updates, reads and deletes documents with all their values', async () => {
    const ana = lite.doc(db, 'users/ana');
    await lite.setDoc(ana, {
      name: 'Ana',
      born: lite.Timestamp.fromMillis(1_700_000_000_123),
      place: new lite.GeoPoint(1, 2),
      bytes: lite.Bytes.fromUint8Array(new Uint8Array([1, 2])),
      self: ana,
      vector: lite.vector([1, 2]),
      deep: { list: [1, 2.5, null, true], odd: Number.NaN },
    });
    await lite.setDoc(ana, { deep: { more: 1 }, seen: lite.serverTimestamp() }, { merge: true });
    await lite.updateDoc(ana, {
      'deep.list': lite.arrayUnion(9),
      name: lite.deleteField(),
      visits: lite.increment(2),
    });
    const stored = (await lite.getDoc(ana)).data();
    expect(stored).toMatchObject({
      deep: { list: [1, 2.5, null, true, 9], odd: Number.NaN, more: 1 },
      visits: 2,
    });
    expect(stored?.born.toMillis()).toBe(1_700_000_000_123);
    expect(stored?.self.path).toBe('users/ana');
    expect(stored?.vector.toArray()).toEqual([1, 2]);
    expect(stored?.seen).toBeInstanceOf(lite.Timestamp);
    expect(stored).not.toHaveProperty('name');
    await lite.deleteDoc(ana);
    expect((await lite.getDoc(ana)).exists()).toBe(false);
    await expect(lite.updateDoc(ana, { a: 1 })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('queries, counts and pages', async () => {
    const talks = lite.collection(db, 'talks');
    await Promise.all([1, 2, 3, 4].map((n) => lite.addDoc(talks, { n, kind: n % 2 ? 'odd' : 'even' })));
    const numbers = async (...parts: lite.QueryConstraint[]) =>
      (await lite.getDocs(lite.query(talks, ...parts))).docs.map((one) => one.get('n'));
    expect(await numbers(lite.where('n', '>', 1), lite.orderBy('n', 'desc'), lite.limit(2))).toEqual([4, 3]);
    expect(await numbers(lite.orderBy('n'), lite.limitToLast(2))).toEqual([3, 4]);
    expect(await numbers(lite.orderBy('n'), lite.startAfter(2), lite.endAt(3))).toEqual([3]);
    const either = lite.or(
      lite.where('n', '==', 1),
      lite.and(lite.where('kind', '==', 'even'), lite.where('n', '>=', 4)),
    );
    const found = await lite.getDocs(lite.query(lite.collectionGroup(db, 'talks'), either));
    expect(found.docs.map((one) => one.get('n'))).toEqual([1, 4]);
    const sums = await lite.getAggregate(talks, {
      all: lite.count(),
      sum: lite.sum('n'),
      mean: lite.average('n'),
    });
    expect(sums.data()).toEqual({ all: 4, sum: 10, mean: 2.5 });
  });

  it('runs transactions, which retry after a conflict', async () => {
    const counter = lite.doc(db, 'counters/one');
    await lite.setDoc(counter, { n: 0 });
    const add = () =>
      lite.runTransaction(
        db,
        async (transaction) => {
          const { n } = (await transaction.get(counter)).data() ?? {};
          transaction.update(counter, { n: n + 1 });
        },
        { maxAttempts: 20 },
      );
    await Promise.all([add(), add(), add()]);
    expect((await lite.getDoc(counter)).get('n')).toBe(3);
  });
});

describe("the functions' SDK (firebase-admin, preferRest)", () => {
  let db: Firestore;
  const app = initializeAdminApp({ projectId }, 'admin');
  const folder = mkdtempSync(join(tmpdir(), 'local-credentials-'));
  beforeAll(async () => {
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${server.port}`);
    vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', await writeLocalCredentials(folder, projectId));
    db = initializeFirestore(app, { preferRest: true });
  });
  afterAll(async () => {
    await db.terminate();
    await deleteAdminApp(app);
    rmSync(folder, { recursive: true });
    vi.unstubAllEnvs();
  });

  it('writes and reads documents with all their values', async () => {
    const ana = db.doc('users/ana');
    await ana.create({
      name: 'Ana',
      none: null,
      born: Timestamp.fromMillis(5),
      place: new GeoPoint(1, 2),
      list: [1.5],
      ref: ana,
    });
    await ana.update({
      seen: FieldValue.serverTimestamp(),
      n: FieldValue.increment(1),
      list: FieldValue.arrayUnion('x'),
    });
    const stored = (await ana.get()).data();
    expect(stored).toMatchObject({ name: 'Ana', none: null, n: 1, list: [1.5, 'x'] });
    expect(stored?.born.toMillis()).toBe(5);
    expect(stored?.ref.path).toBe('users/ana');
    await expect(db.doc('users/nobody').update({ a: 1 })).rejects.toMatchObject({ code: 5 });
  });

  it('queries with filters and orders, lists collections and missing documents, deletes recursively', async () => {
    const batch = db.batch();
    for (const n of [1, 2, 3]) batch.set(db.doc(`talks/t${n}`), { n });
    batch.set(db.doc('ghosts/g/notes/n'), {});
    batch.set(db.doc('ghosts/UPPER'), {});
    batch.set(db.doc('ghosts2/g'), {});
    await batch.commit();
    const found = await db.collection('talks').where('n', '>=', 2).orderBy('n', 'desc').limit(5).get();
    expect(found.docs.map((one) => one.id)).toEqual(['t3', 't2']);
    expect((await db.collection('talks').where('n', 'in', [1, 3]).count().get()).data().count).toBe(2);
    expect((await db.listCollections()).map(({ id }) => id)).toEqual(['ghosts', 'ghosts2', 'talks']);
    expect((await db.collection('ghosts').listDocuments()).map(({ id }) => id)).toEqual(['UPPER', 'g']);
    await db.recursiveDelete(db.collection('ghosts'));
    expect((await db.collection('ghosts').get()).empty).toBe(true);
    expect((await db.collection('ghosts2').get()).size).toBe(1);
    expect((await db.collectionGroup('notes').get()).empty).toBe(true);
  });

  it('fails at once when the document to be created exists, and the error says what to do instead', {
    timeout: 5000,
  }, async () => {
    const doc = db.doc('users/ana');
    await doc.create({});
    await expect(doc.create({})).rejects.toThrow(/exists.*Read it first, in a transaction/);
    await expect(db.runTransaction(async (one) => void one.create(doc, {}))).rejects.toThrow(/exists/);
  });

  it('increments a counter in five simultaneous transactions, all of which succeed within the SDK’s number of attempts', async () => {
    const counter = db.doc('counters/one');
    await counter.set({ n: 0 });
    await Promise.all(
      Array.from({ length: 5 }, () =>
        db.runTransaction(async (transaction) => {
          const { n } = (await transaction.get(counter)).data() ?? {};
          transaction.update(counter, { n: n + 1 });
        }),
      ),
    );
    expect((await counter.get()).get('n')).toBe(5);
  });

  it('takes a slot only once, even if many transactions query it at the same time', async () => {
    const slots = db.collection('slots');
    const take = (id: string) =>
      db.runTransaction(async (transaction) => {
        const taken = await transaction.get(slots.where('time', '==', '09:00'));
        if (!taken.empty) return false;
        transaction.create(slots.doc(id), { time: '09:00' });
        return true;
      });
    const outcomes = await Promise.all(['a', 'b', 'c'].map(take));
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect((await slots.get()).size).toBe(1);
  });

  it('reads a consistent snapshot in a read-only transaction', async () => {
    const counter = db.doc('counters/one');
    await counter.set({ n: 1 });
    const seen = await db.runTransaction(
      async (transaction) => {
        const first = (await transaction.get(counter)).get('n');
        await counter.set({ n: 2 });
        return [first, (await transaction.get(counter)).get('n')];
      },
      { readOnly: true },
    );
    expect(seen).toEqual([1, 1]);
  });

  it('writes in bulk', async () => {
    const writer = db.bulkWriter();
    for (const n of [1, 2, 3]) void writer.set(db.doc(`bulk/${n}`), { n });
    await writer.close();
    expect((await db.collection('bulk').get()).size).toBe(3);
  });
});
