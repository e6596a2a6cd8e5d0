import { randomUUID } from 'node:crypto';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { studio } from '#src/content/studio.ts';
import { openDatabase } from '#tests/support/openDatabase.ts';
import { newAdministrator } from './administrator.ts';
import { anonymousVisitor, type Member, memberWithClaims, newMember, type Visitor } from './visitors.ts';

const denied = { code: 'permission-denied' };
const database = await openDatabase();
const received = { nome: 'Ana Souza', email: 'ana@exemplo.com.br', state: 'new', search: ['ana'] };

let admin: Member;
let others: Pick<Visitor, 'db'>[];
beforeAll(async () => {
  admin = await newAdministrator();
  // The address alone shows the link to the inbox; it opens nothing.
  const namesake = memberWithClaims({
    sub: randomUUID(),
    email: studio.administratorEmail,
    email_verified: true,
  });
  others = [anonymousVisitor(), await newMember(), namesake];
});

describe.each(['messages', 'bookings'])('what is in %s', (name) => {
  let id: string;
  const seen = (visitor: Pick<Visitor, 'db'> = admin) => doc(visitor.db, name, id);
  beforeEach(async () => {
    id = randomUUID();
    await database.doc(`${name}/${id}`).set({ ...received, createdAt: new Date() });
  });

  it('is read, listed, filtered and paged by an administrator', async () => {
    expect((await getDoc(seen())).get('nome')).toBe('Ana Souza');
    const newest = query(
      collection(admin.db, name),
      where('state', 'in', ['new', 'answered']),
      where('search', 'array-contains', 'ana'),
      orderBy('createdAt', 'desc'),
      limit(1),
    );
    expect((await getDocs(newest)).docs.map((one) => one.id)).toEqual([id]);
  });

  it('is neither seen nor listed by anybody else', async () => {
    for (const other of others) {
      await expect(getDoc(seen(other))).rejects.toMatchObject(denied);
      await expect(getDocs(collection(other.db, name))).rejects.toMatchObject(denied);
      const own = query(collection(other.db, name), where('email', '==', 'ana@exemplo.com.br'));
      await expect(getDocs(own)).rejects.toMatchObject(denied);
    }
  });

  it('is written, changed and removed by no browser', async () => {
    for (const visitor of [...others, admin]) {
      await expect(setDoc(doc(visitor.db, name, randomUUID()), received)).rejects.toMatchObject(denied);
      await expect(updateDoc(seen(visitor), { state: 'archived' })).rejects.toMatchObject(denied);
      await expect(deleteDoc(seen(visitor))).rejects.toMatchObject(denied);
    }
  });
});

it.each([
  'agenda/2030-05',
  'availability/public',
  'availability/private',
  'inboxSettings/savedReplies',
  'calendarFeed/current',
  'health/status',
  'audit/x',
])('%s is read by administrators alone, and written by no browser', async (path) => {
  await database.doc(path).set({ a: 1 }, { merge: true });
  expect((await getDoc(doc(admin.db, path))).exists()).toBe(true);
  for (const other of others) await expect(getDoc(doc(other.db, path))).rejects.toMatchObject(denied);
  for (const visitor of [...others, admin]) {
    await expect(setDoc(doc(visitor.db, path), { a: 2 })).rejects.toMatchObject(denied);
    await expect(deleteDoc(doc(visitor.db, path))).rejects.toMatchObject(denied);
  }
  await database.doc(path).delete();
});

it.each(['rateLimits', 'adminRevocations'])(
  'nobody reads or writes %s, not even an administrator',
  async (name) => {
    for (const visitor of [...others, admin]) {
      await expect(getDoc(doc(visitor.db, name, 'x'))).rejects.toMatchObject(denied);
      await expect(getDocs(collection(visitor.db, name))).rejects.toMatchObject(denied);
      await expect(setDoc(doc(visitor.db, name, 'x'), { a: 1 })).rejects.toMatchObject(denied);
    }
  },
);
