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
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { studio } from '#src/content/studio.ts';
import { openDatabase } from '#tests/support/openDatabase.ts';
import { newAdministrator } from './administrator.ts';
import { nextRevision } from './nextRevision.ts';
import { anonymousVisitor, type Member, memberWithClaims, newMember, type Visitor } from './visitors.ts';

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
const resend = (by: string) => ({
  'mail.state': 'pending',
  'mail.attempts': 0,
  'mail.nextAttemptAt': serverTimestamp(),
  ...nextRevision(by, 'mails'),
});

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
      const by = 'email' in other ? String(other.email) : '';
      const change = { state: 'archived', ...nextRevision(by, 'archived') };
      await expect(updateDoc(seen(other), change)).rejects.toMatchObject(denied);
      await expect(updateDoc(seen(other), resend(by))).rejects.toMatchObject(denied);
      await expect(deleteDoc(seen(other))).rejects.toMatchObject(denied);
    }
  });

  it('is not written by an administrator', async () => {
    await expect(setDoc(doc(admin.db, name, randomUUID()), received)).rejects.toMatchObject(denied);
  });

  it.each(['answered', 'archived', 'new'])('becomes %s when an administrator says so', async (state) => {
    await updateDoc(seen(), { state, ...nextRevision(admin.email, state) });
    expect((await getDoc(seen())).get('state')).toBe(state);
  });

  it.each([
    ['of an unknown state', { state: 'lost', ...nextRevision('', 'lost') }],
    ['spam, which is a function’s work', { state: 'spam', ...nextRevision('', 'spam') }],
    ['answered at another time', { updatedAt: Timestamp.fromMillis(0) }],
    ['answered, with another name', { nome: 'Bia' }],
    ['answered, with another e-mail', { email: 'b@x.com' }],
    ['answered, with a note', { note: 'x' }],
    ['answered, and later removed', { expireAt: new Date() }],
    ['answered, and its mails asked for', resend('')],
    ['answered, and received at another time', { createdAt: serverTimestamp() }],
  ])('does not become %s', async (_, changes) => {
    const signed = Object.fromEntries(
      Object.entries(changes).map(([field, value]) => [
        field,
        field === 'log.1' ? { ...(value as object), by: admin.email } : value,
      ]),
    );
    const answered = { state: 'answered', ...nextRevision(admin.email, 'answered') };
    await expect(updateDoc(seen(), { ...answered, ...signed })).rejects.toMatchObject(denied);
  });

  it('is not changed over a newer change, nor past its counter', async () => {
    await updateDoc(seen(), { state: 'answered', ...nextRevision(admin.email, 'answered') });
    for (const revision of [0, 1, 3]) {
      const change = { state: 'archived', ...nextRevision(admin.email, 'archived', revision) };
      await expect(updateDoc(seen(), change)).rejects.toMatchObject(denied);
    }
    await expect(
      updateDoc(seen(), { state: 'archived', updatedAt: serverTimestamp() }),
    ).rejects.toMatchObject(denied);
    await updateDoc(seen(), { state: 'archived', ...nextRevision(admin.email, 'archived', 2) });
    expect((await getDoc(seen())).data()).toMatchObject({
      revision: 2,
      log: { 1: { by: admin.email, what: 'answered' }, 2: { by: admin.email, what: 'archived' } },
    });
  });

  it('is changed whatever became of its mails meanwhile', async () => {
    const stored = database.doc(`${name}/${id}`);
    await stored.update({ mail: { ...failedMail, attempts: 10 } });
    await updateDoc(seen(), { state: 'answered', ...nextRevision(admin.email, 'answered') });
  });

  it.each([
    ['as somebody else', { by: 'outra@exemplo.com.br' }],
    ['as another action', { what: 'archived' }],
    ['at another moment', { at: Timestamp.fromMillis(0) }],
    ['with a word too many', { note: 'x' }],
  ])('is not logged %s', async (_, entry) => {
    const { 'log.1': own, ...rest } = nextRevision(admin.email, 'answered');
    const change = { state: 'answered', ...rest, 'log.1': { ...(own as object), ...entry } };
    await expect(updateDoc(seen(), change)).rejects.toMatchObject(denied);
  });

  it('keeps its log as it is', async () => {
    await updateDoc(seen(), { state: 'answered', ...nextRevision(admin.email, 'answered') });
    const next = { state: 'archived', ...nextRevision(admin.email, 'archived', 2) };
    for (const forged of [
      { 'log.1': deleteField() },
      { 'log.1.by': 'outra@exemplo.com.br' },
      { 'log.3': {} },
    ])
      await expect(updateDoc(seen(), { ...next, ...forged })).rejects.toMatchObject(denied);
  });

  it('has its date of deletion moved by nobody', async () => {
    await store({ expireAt: new Date(Date.now() + DAY) });
    for (const expireAt of [new Date(Date.now() + 2 * DAY), deleteField(), null]) {
      const change = { expireAt, ...nextRevision(admin.email, 'answered') };
      await expect(updateDoc(seen(), change)).rejects.toMatchObject(denied);
      await expect(updateDoc(seen(), { ...change, state: 'answered' })).rejects.toMatchObject(denied);
    }
  });

  it('leaves spam by no administrator’s own change, and is kept no longer as spam', async () => {
    const keepUntil = new Date(Date.now() + 300 * DAY);
    const withheld = { ...failedMail, state: 'withheld', outstanding: [] };
    await store({ state: 'spam', expireAt: new Date(Date.now() + DAY), keepUntil, mail: withheld });
    const change = { state: 'new', ...nextRevision(admin.email, 'new') };
    const released = { expireAt: keepUntil, keepUntil: deleteField() };
    for (const fields of [change, { ...change, ...released }, { ...change, state: 'spam', ...released }])
      await expect(updateDoc(seen(), fields)).rejects.toMatchObject(denied);
    await expect(updateDoc(seen(), resend(admin.email))).rejects.toMatchObject(denied);
  });

  it('has its undelivered mails asked for again by an administrator', async () => {
    await updateDoc(seen(), resend(admin.email));
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
    await expect(updateDoc(seen(), { ...resend(admin.email), ...change })).rejects.toMatchObject(denied);
    const alone = { ...change, ...nextRevision(admin.email, 'mails') };
    await expect(updateDoc(seen(), alone)).rejects.toMatchObject(denied);
  });

  it('does not have mails sent twice', async () => {
    await store({ mail: { ...failedMail, state: 'sent', outstanding: [] } });
    await expect(updateDoc(seen(), resend(admin.email))).rejects.toMatchObject(denied);
  });
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
