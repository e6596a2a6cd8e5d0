import { randomUUID } from 'node:crypto';
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { studio } from '#src/content/studio.ts';
import { openDatabase } from '#tests/support/openDatabase.ts';
import { newAdministrator } from './administrator.ts';
import { anonymousVisitor, type Member, newMember, type Visitor } from './visitors.ts';

const DAY = 86_400_000;
const denied = { code: 'permission-denied' };
const database = await openDatabase();

const failedMail = {
  state: 'failed',
  outstanding: ['visitor'],
  attempts: 9,
  nextAttemptAt: null,
  lastError: 'ECONNECTION',
};
const received = {
  nome: 'Ana Souza',
  email: 'ana@exemplo.com.br',
  state: 'new',
  search: ['ana'],
  mail: failedMail,
};
const resend = {
  'mail.state': 'pending',
  'mail.attempts': 0,
  'mail.nextAttemptAt': serverTimestamp(),
  updatedAt: serverTimestamp(),
};

let admin: Member;
let namesake: Member;
let others: Visitor[];
beforeAll(async () => {
  admin = await newAdministrator();
  // The address alone shows the link to the inbox; it opens nothing.
  namesake = await newMember(studio.administratorEmail);
  others = [anonymousVisitor(), await newMember(), namesake];
});
afterAll(() => namesake.user.delete());

describe.each(['messages', 'bookings'])('what is in %s', (name) => {
  let id: string;
  const seen = (visitor: Visitor = admin) => doc(visitor.db, name, id);
  const store = (changes: object) => {
    id = randomUUID();
    const now = new Date();
    return database.doc(`${name}/${id}`).set({ ...received, createdAt: now, updatedAt: now, ...changes });
  };
  beforeEach(() => store({}));

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

  it('is written, changed and removed by nobody else', async () => {
    for (const other of others) {
      await expect(setDoc(doc(other.db, name, randomUUID()), received)).rejects.toMatchObject(denied);
      const change = { state: 'archived', updatedAt: serverTimestamp() };
      await expect(updateDoc(seen(other), change)).rejects.toMatchObject(denied);
      await expect(updateDoc(seen(other), resend)).rejects.toMatchObject(denied);
      await expect(deleteDoc(seen(other))).rejects.toMatchObject(denied);
    }
  });

  it('is not written by an administrator', async () => {
    await expect(setDoc(doc(admin.db, name, randomUUID()), received)).rejects.toMatchObject(denied);
  });

  it.each(['answered', 'archived', 'new'])('becomes %s when an administrator says so', async (state) => {
    await updateDoc(seen(), { state, updatedAt: serverTimestamp() });
    expect((await getDoc(seen())).get('state')).toBe(state);
  });

  it.each([
    ['an unknown state', { state: 'lost', updatedAt: serverTimestamp() }],
    ['spam without its dates', { state: 'spam', updatedAt: serverTimestamp() }],
    ['answered without telling when', { state: 'answered' }],
    ['answered at another time', { state: 'answered', updatedAt: Timestamp.fromMillis(0) }],
    ['answered, with another name', { state: 'answered', nome: 'Bia', updatedAt: serverTimestamp() }],
    ['answered, with another e-mail', { state: 'answered', email: 'b@x.com', updatedAt: serverTimestamp() }],
    ['answered, with a note', { state: 'answered', note: 'x', updatedAt: serverTimestamp() }],
    [
      'answered, and later removed',
      { state: 'answered', expireAt: new Date(), updatedAt: serverTimestamp() },
    ],
    ['received at another time', { createdAt: serverTimestamp(), updatedAt: serverTimestamp() }],
  ])('does not become %s', async (_, change) => {
    await expect(updateDoc(seen(), change)).rejects.toMatchObject(denied);
  });

  it('has its date of deletion moved by nobody', async () => {
    await store({ expireAt: new Date(Date.now() + DAY) });
    for (const expireAt of [new Date(Date.now() + 2 * DAY), deleteField(), null]) {
      const change = { expireAt, updatedAt: serverTimestamp() };
      await expect(updateDoc(seen(), change)).rejects.toMatchObject(denied);
      await expect(updateDoc(seen(), { ...change, state: 'answered' })).rejects.toMatchObject(denied);
    }
    await updateDoc(seen(), { state: 'answered', updatedAt: serverTimestamp() });
  });

  describe('and was taken for spam', () => {
    const keepUntil = new Date(Date.now() + 300 * DAY);
    const change = { state: 'new', updatedAt: serverTimestamp() };
    beforeEach(() => {
      const withheld = { ...failedMail, state: 'withheld', outstanding: [] };
      return store({ state: 'spam', expireAt: new Date(Date.now() + DAY), keepUntil, mail: withheld });
    });

    it('has the date back that it had when it leaves spam', async () => {
      await updateDoc(seen(), { ...change, expireAt: keepUntil, keepUntil: deleteField() });
      const stored = await getDoc(seen());
      expect(stored.get('expireAt')).toEqual(Timestamp.fromDate(keepUntil));
      expect(stored.data()).not.toHaveProperty('keepUntil');
    });

    it('leaves spam in no other way', async () => {
      const later = new Date(keepUntil.getTime() + DAY);
      for (const fields of [
        {},
        { expireAt: keepUntil },
        { expireAt: later },
        { expireAt: deleteField() },
        { keepUntil: later },
      ])
        await expect(updateDoc(seen(), { ...change, ...fields })).rejects.toMatchObject(denied);
      const moved = { ...change, expireAt: later, keepUntil: later };
      await expect(updateDoc(seen(), moved)).rejects.toMatchObject(denied);
      await expect(updateDoc(seen(), resend)).rejects.toMatchObject(denied);
    });

    it('is not kept longer as spam', async () => {
      const longer = { expireAt: keepUntil, updatedAt: serverTimestamp() };
      await expect(updateDoc(seen(), longer)).rejects.toMatchObject(denied);
    });
  });

  describe('and is marked as spam', () => {
    const expireAt = new Date(Date.now() + 300 * DAY);
    const inDays = (days: number) => new Date(Date.now() + days * DAY);
    const mark = { state: 'spam', keepUntil: expireAt, updatedAt: serverTimestamp() };
    beforeEach(() => store({ expireAt }));

    it('is deleted after thirty days', async () => {
      await updateDoc(seen(), { ...mark, expireAt: inDays(30) });
      expect((await getDoc(seen())).get('keepUntil')).toEqual(Timestamp.fromDate(expireAt));
    });

    it('is deleted neither earlier nor later, and keeps the date that it had', async () => {
      for (const fields of [
        { expireAt },
        { expireAt: inDays(28) },
        { expireAt: inDays(32) },
        { expireAt: inDays(30), keepUntil: inDays(301) },
        { expireAt: inDays(30), keepUntil: deleteField() },
        { expireAt: deleteField() },
      ])
        await expect(updateDoc(seen(), { ...mark, ...fields })).rejects.toMatchObject(denied);
    });

    it('is not kept longer than it would have been', async () => {
      const soon = inDays(10);
      await store({ expireAt: soon });
      const late = { ...mark, keepUntil: soon, expireAt: inDays(30) };
      await expect(updateDoc(seen(), late)).rejects.toMatchObject(denied);
      await updateDoc(seen(), { ...late, expireAt: soon });
    });

    it('holds no slot, and is marked by nobody else', async () => {
      await store({ expireAt, holdsSlot: true });
      await expect(updateDoc(seen(), { ...mark, expireAt: inDays(30) })).rejects.toMatchObject(denied);
      await store({ expireAt });
      for (const other of others) {
        const foreign = updateDoc(seen(other), { ...mark, expireAt: inDays(30) });
        await expect(foreign).rejects.toMatchObject(denied);
      }
    });
  });

  it('has its undelivered mails asked for again by an administrator', async () => {
    await updateDoc(seen(), resend);
    expect((await getDoc(seen())).get('mail')).toMatchObject({
      state: 'pending',
      attempts: 0,
      outstanding: ['visitor'],
    });
  });

  it.each([
    ['claimed to be sent', { 'mail.state': 'sent' }],
    ['put off', { 'mail.nextAttemptAt': Timestamp.fromMillis(Date.now() + 3_600_000) }],
    ['tried for ever', { 'mail.attempts': -1000 }],
    ['multiplied', { 'mail.outstanding': ['studio', 'visitor'] }],
    ['taken for cancellations', { 'mail.outstanding': ['cancellation'] }],
    ['given another error', { 'mail.lastError': 'none' }],
    ['forgotten', { mail: deleteField() }],
  ])('does not have its mails %s', async (_, change) => {
    await expect(updateDoc(seen(), { ...resend, ...change })).rejects.toMatchObject(denied);
    await expect(updateDoc(seen(), { ...change, updatedAt: serverTimestamp() })).rejects.toMatchObject(
      denied,
    );
  });

  it('does not have mails sent twice', async () => {
    await store({ mail: { ...failedMail, state: 'sent', outstanding: [] } });
    await expect(updateDoc(seen(), resend)).rejects.toMatchObject(denied);
  });
});

it.each(['submissions', 'rateLimits', 'adminRevocations'])(
  'nobody reads or writes %s, not even an administrator',
  async (name) => {
    for (const visitor of [...others, admin]) {
      await expect(getDoc(doc(visitor.db, name, 'x'))).rejects.toMatchObject(denied);
      await expect(getDocs(collection(visitor.db, name))).rejects.toMatchObject(denied);
      await expect(setDoc(doc(visitor.db, name, 'x'), { a: 1 })).rejects.toMatchObject(denied);
    }
  },
);
