import { randomUUID } from 'node:crypto';
import { arrayUnion, doc, getDoc, serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import { beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#tests/support/openDatabase.ts';
import { newAdministrator } from './administrator.ts';
import { nextRevision } from './nextRevision.ts';
import { type Member, newMember } from './visitors.ts';

const denied = { code: 'permission-denied' };
const database = await openDatabase();

const told = { state: 'sent', outstanding: [], attempts: 1, nextAttemptAt: null, lastError: null };
const untold = {
  state: 'failed',
  outstanding: ['studio'],
  attempts: 9,
  nextAttemptAt: null,
  lastError: 'EAUTH',
};

/** What the button in /admin writes. */
const confirmation = {
  state: 'new',
  'mail.state': 'pending',
  'mail.outstanding': arrayUnion('visitor'),
  'mail.attempts': 0,
  'mail.nextAttemptAt': serverTimestamp(),
};

const confirm = (visitor: Member, changes: object = {}) => ({
  ...confirmation,
  ...nextRevision(visitor.email, 'confirmed'),
  ...changes,
});

let admin: Member;
let member: Member;
beforeAll(async () => {
  [admin, member] = await Promise.all([newAdministrator(), newMember()]);
});

describe.each(['messages', 'bookings'])('what waits for the studio in %s', (name) => {
  let id: string;
  const seen = (visitor: Member = admin) => doc(visitor.db, name, id);
  const store = (changes: object = {}) => {
    id = randomUUID();
    const now = new Date();
    const held = {
      state: 'review',
      mail: told,
      createdAt: now,
      updatedAt: now,
      holdsSlot: true,
      cancelledAt: null,
    };
    return database.doc(`${name}/${id}`).set({ ...held, ...changes });
  };

  it('is confirmed by an administrator, and its visitor’s mail is to be sent', async () => {
    await store();
    await updateDoc(seen(), confirm(admin));
    const stored = await getDoc(seen());
    expect([stored.get('state'), stored.get('mail.outstanding')]).toEqual(['new', ['visitor']]);
  });

  it('keeps the mail to the studio that could not be sent', async () => {
    await store({ mail: untold });
    await updateDoc(seen(), confirm(admin));
    expect((await getDoc(seen())).get('mail.outstanding')).toEqual(['studio', 'visitor']);
  });

  it.each([
    ['with a mail of another kind', { 'mail.outstanding': ['visitor', 'cancellation'] }],
    ['with the mail twice', { 'mail.outstanding': ['visitor', 'visitor'] }],
    ['without the mail', { 'mail.outstanding': [] }],
    ['as answered at once', { state: 'answered' }],
    ['with the attempts kept', { 'mail.attempts': 5 }],
    ['with another moment of change', { updatedAt: new Date(0) }],
    ['with a changed name', { nome: 'Outra' }],
  ])('is not confirmed %s', async (_, change) => {
    await store();
    await expect(updateDoc(seen(), confirm(admin, change))).rejects.toMatchObject(denied);
  });

  it('loses no mail to the studio by being confirmed', async () => {
    await store({ mail: untold });
    await expect(
      updateDoc(seen(), confirm(admin, { 'mail.outstanding': ['visitor'] })),
    ).rejects.toMatchObject(denied);
  });

  it.each(['new', 'answered', 'archived', 'spam'])('cannot be confirmed when it is %s', async (state) => {
    await store({ state });
    await expect(updateDoc(seen(), confirm(admin))).rejects.toMatchObject(denied);
  });

  it('cannot be confirmed once it is cancelled', async () => {
    await store({ cancelledAt: new Date() });
    await expect(updateDoc(seen(), confirm(admin))).rejects.toMatchObject(denied);
  });

  it('waits again only when the change that came last is taken back, which says what it was', async () => {
    const given = (state: string, revision: number, from: string) => ({
      state,
      revision,
      [`log.${revision}`]: { at: serverTimestamp(), by: admin.email, what: state, from },
      updatedAt: serverTimestamp(),
    });
    await store();
    await updateDoc(seen(), given('archived', 1, 'review'));
    await updateDoc(seen(), given('review', 2, 'archived'));
    expect((await getDoc(seen())).get('state')).toBe('review');
    await expect(updateDoc(seen(), given('archived', 3, 'new'))).rejects.toMatchObject(denied);
    await updateDoc(seen(), given('archived', 3, 'review'));
    await updateDoc(seen(), given('answered', 4, 'archived'));
    await expect(updateDoc(seen(), given('review', 5, 'answered'))).rejects.toMatchObject(denied);
    await store({ state: 'new' });
    await expect(updateDoc(seen(), given('review', 1, 'new'))).rejects.toMatchObject(denied);
  });

  it('is no member’s to confirm', async () => {
    await store();
    await expect(updateDoc(seen(member), confirm(member))).rejects.toMatchObject(denied);
  });
});

describe('the result of the last check of the site', () => {
  it('is read by administrators alone, and written by nobody', async () => {
    await database.doc('health/status').set({ checkedAt: new Date(), incidents: {} });
    expect((await getDoc(doc(admin.db, 'health/status'))).exists()).toBe(true);
    await expect(getDoc(doc(member.db, 'health/status'))).rejects.toMatchObject(denied);
    await expect(getDoc(doc(admin.db, 'health/counters'))).rejects.toMatchObject(denied);
    await expect(updateDoc(doc(admin.db, 'health/status'), { incidents: {} })).rejects.toMatchObject(denied);
  });
});
