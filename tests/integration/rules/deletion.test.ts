import { randomUUID } from 'node:crypto';
import {
  arrayRemove,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  serverTimestamp,
  Timestamp,
  updateDoc,
  type WriteBatch,
  writeBatch,
} from 'firebase/firestore/lite';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SubmissionKind } from '#src/domain/submission.ts';
import { openDatabase } from '#tests/support/openDatabase.ts';
import { ADMINISTRATOR_EMAIL, administratorWith } from './administrator.ts';
import { auditEntry } from './auditEntry.ts';
import { nextRevision } from './nextRevision.ts';
import { anonymousVisitor, newMember } from './visitors.ts';

const denied = { code: 'permission-denied' };
const database = await openDatabase();
const DAY = '2031-03-03';
const uid = 'administrator';
const admin = administratorWith({ uid });

let id: string;
let createdAt: Date;
let others: Firestore[];
beforeAll(async () => {
  const signedIn = await newMember();
  others = [
    anonymousVisitor().db,
    signedIn.db,
    administratorWith({ uid, admin: false }).db,
    administratorWith({ uid, signedInMinutesAgo: 61 }).db,
  ];
});
beforeEach(() => {
  id = randomUUID();
  createdAt = new Date();
});

const store = async (kind: SubmissionKind, fields: object) => {
  await database.doc(`${kind}/${id}`).set({ state: 'new', createdAt, updatedAt: createdAt, ...fields });
};
const isStored = async (kind: SubmissionKind) => (await database.doc(`${kind}/${id}`).get()).exists;

/** A commit that begins with the entry of the deletion in the audit log, but for what is changed of it. */
function recordedBatch(kind: SubmissionKind, db: Firestore = admin.db, changes: object = {}): WriteBatch {
  const [entry, fields] = auditEntry(db, uid, 'delete', { kind, id, createdAt });
  return writeBatch(db).set(entry, { ...fields, ...changes });
}
const deletion = (kind: SubmissionKind, db: Firestore = admin.db, changes: object = {}) =>
  recordedBatch(kind, db, changes).delete(doc(db, kind, id));

describe.each(['messages', 'bookings'] as const)('deleting from %s', (kind) => {
  beforeEach(() => store(kind, { holdsSlot: false }));

  it('is done by an administrator who signed in within the hour, with its entry in the audit log', async () => {
    await deletion(kind, administratorWith({ uid, signedInMinutesAgo: 59 }).db).commit();
    expect(await isStored(kind)).toBe(false);
    const [entry] = auditEntry(admin.db, uid, 'delete', { kind, id, createdAt });
    expect((await getDoc(entry)).data()).toMatchObject({
      action: 'delete',
      by: uid,
      submissions: [`${kind}/${id}`],
    });
  });

  it('is done by nobody else', async () => {
    for (const other of others) await expect(deletion(kind, other).commit()).rejects.toMatchObject(denied);
    expect(await isStored(kind)).toBe(true);
  });

  it('is not done without an entry', async () => {
    await expect(deleteDoc(doc(admin.db, kind, id))).rejects.toMatchObject(denied);
    const elsewhere = auditEntry(admin.db, uid, 'delete', { kind, id: randomUUID(), createdAt });
    const misplaced = writeBatch(admin.db)
      .set(...elsewhere)
      .delete(doc(admin.db, kind, id));
    await expect(misplaced.commit()).rejects.toMatchObject(denied);
  });

  it('is not done with the entry of an earlier deletion', async () => {
    await deletion(kind).commit();
    await store(kind, { holdsSlot: false });
    await expect(deleteDoc(doc(admin.db, kind, id))).rejects.toMatchObject(denied);
    await expect(deletion(kind).commit()).rejects.toMatchObject(denied);
    // Sent again with the same id, it is another submission.
    createdAt = new Date(createdAt.getTime() + 1);
    await store(kind, { holdsSlot: false });
    await deletion(kind).commit();
  });

  it('is done also where nothing can be read of it', async () => {
    createdAt = new Date(0);
    await database.doc(`${kind}/${id}`).set({ createdAt: 'yesterday', state: 7 });
    await deletion(kind).commit();
    expect(await isStored(kind)).toBe(false);
  });

  it.each([
    ['somebody else', { by: 'other' }],
    ['another moment', { at: Timestamp.fromMillis(0) }],
    ['another action', { action: 'cancel' }],
    ['an export', { action: 'export' }],
    ['a name', { nome: 'Ana Souza' }],
    ['something to read', { submissions: ['messages/Ana'] }],
    ['nothing', { submissions: [] }],
    ['an early end', { expireAt: new Date(Date.now() + 363 * 86_400_000) }],
    ['a late end', { expireAt: new Date(Date.now() + 368 * 86_400_000) }],
    ['no end', { expireAt: null }],
  ])('is not done with an entry that names %s', async (_, changes) => {
    await expect(deletion(kind, admin.db, changes).commit()).rejects.toMatchObject(denied);
  });

  it('is not done with an entry that names more than the submission', async () => {
    for (const submissions of [[`${kind}/${id}`, 'messages/b'], [`${kind}/${id}/Ana Souza`]])
      await expect(deletion(kind, admin.db, { submissions }).commit()).rejects.toMatchObject(denied);
  });

  it('is not done over a change that the administrator has not seen', async () => {
    await store(kind, { holdsSlot: false, revision: 1 });
    await expect(deletion(kind).commit()).rejects.toMatchObject(denied);
    await deletion(kind, admin.db, { revision: 1 }).commit();
    expect(await isStored(kind)).toBe(false);
  });

  it('is not written into the audit log without being done', async () => {
    await expect(recordedBatch(kind).commit()).rejects.toMatchObject(denied);
    const answered = { state: 'answered', ...nextRevision(ADMINISTRATOR_EMAIL, 'answered') };
    const another = recordedBatch(kind).update(doc(admin.db, kind, id), answered);
    await expect(another.commit()).rejects.toMatchObject(denied);
  });
});

it('nothing but a submission is recorded as deleted', async () => {
  const profile = doc(admin.db, 'users', uid);
  await database.doc(profile.path).set({ createdAt });
  const entry = {
    ...auditEntry(admin.db, uid, 'delete', { kind: 'messages', id, createdAt })[1],
    submissions: [profile.path],
  };
  const batch = writeBatch(admin.db).set(
    doc(admin.db, 'audit', `delete-users-${uid}-${createdAt.getTime()}`),
    entry,
  );
  await expect(batch.delete(profile).commit()).rejects.toMatchObject(denied);
  await database.doc(profile.path).delete();
});

describe('a booking that holds its slot', () => {
  const agenda = doc(admin.db, 'agenda', DAY.slice(0, 7));
  const release = (slot = '09:00') => ({ [`taken.${DAY}`]: arrayRemove(slot), released: id });
  beforeEach(async () => {
    await store('bookings', { holdsSlot: true, cancelledAt: null, data: DAY, horario: '09:00' });
    await database.doc(agenda.path).set({ taken: { [DAY]: ['09:00', '10:00'] } });
  });

  it('is deleted only together with its slot', async () => {
    await expect(deletion('bookings').commit()).rejects.toMatchObject(denied);
    await expect(deletion('bookings').update(agenda, release('10:00')).commit()).rejects.toMatchObject(
      denied,
    );
    await deletion('bookings').update(agenda, release()).commit();
    expect((await getDoc(agenda)).data()).toEqual({ taken: { [DAY]: ['10:00'] }, released: id });
    expect(await isStored('bookings')).toBe(false);
  });

  it('is deleted only together with its slot also where the day already names it', async () => {
    await database.doc(agenda.path).set({ taken: { [DAY]: ['09:00'] }, released: id });
    await expect(deletion('bookings').commit()).rejects.toMatchObject(denied);
  });

  it('frees no slot of another day', async () => {
    const other = doc(admin.db, 'agenda', '2031-03');
    await database.doc(other.path).set({ taken: { '2031-03-04': ['09:00'] } });
    const both = deletion('bookings')
      .update(agenda, release())
      .update(other, {
        'taken.2031-03-04': arrayRemove('09:00'),
        released: id,
      });
    await expect(both.commit()).rejects.toMatchObject(denied);
  });
});

describe('a cancelled booking whose visitor is still to be told', () => {
  const pending = {
    state: 'pending',
    outstanding: ['cancellation'],
    attempts: 0,
    nextAttemptAt: new Date(),
    lastError: null,
  };
  const mark = { deleteWhenMailed: true, ...nextRevision(ADMINISTRATOR_EMAIL, 'deletion') };
  const marking = (db: Firestore = admin.db, changes: object = {}) =>
    recordedBatch('bookings', db).update(doc(db, 'bookings', id), { ...mark, ...changes });
  const cancelled = (changes: object = {}) =>
    store('bookings', { holdsSlot: false, cancelledAt: new Date(), data: DAY, mail: pending, ...changes });
  beforeEach(() => cancelled());

  it('is marked to be deleted after its mail, with the entry of the deletion', async () => {
    await marking().commit();
    const stored = await database.doc(`bookings/${id}`).get();
    expect(stored.data()).toMatchObject({ deleteWhenMailed: true, mail: { state: 'pending' } });
  });

  it('is marked by nobody else, nor without the entry', async () => {
    for (const other of others) await expect(marking(other).commit()).rejects.toMatchObject(denied);
    await expect(updateDoc(doc(admin.db, 'bookings', id), mark)).rejects.toMatchObject(denied);
  });

  it.each([
    ['with another change', { state: 'archived' }],
    ['at another moment', { updatedAt: Timestamp.fromMillis(0) }],
    ['with something else than yes', { deleteWhenMailed: 'yes' }],
    ['with no', { deleteWhenMailed: false }],
    ['and its mail dropped', { mail: { ...pending, state: 'sent', outstanding: [] } }],
  ])('is not marked %s', async (_, changes) => {
    await expect(marking(admin.db, changes).commit()).rejects.toMatchObject(denied);
  });

  it.each([
    ['its mail is out', { mail: { ...pending, state: 'sent', outstanding: [] } }],
    ['its mail has failed for good', { mail: { ...pending, state: 'failed' } }],
    ['it was never cancelled', { cancelledAt: null, holdsSlot: true }],
  ])('is not marked when %s', async (_, fields) => {
    await cancelled(fields);
    await expect(marking().commit()).rejects.toMatchObject(denied);
  });

  it('is marked once, stays marked, and is then deleted at once without a second entry', async () => {
    await marking().commit();
    const booking = doc(admin.db, 'bookings', id);
    await expect(marking().commit()).rejects.toMatchObject(denied);
    const unmarked = { deleteWhenMailed: false, ...nextRevision(ADMINISTRATOR_EMAIL, 'deletion', 2) };
    await expect(updateDoc(booking, unmarked)).rejects.toMatchObject(denied);
    for (const other of others)
      await expect(deleteDoc(doc(other, 'bookings', id))).rejects.toMatchObject(denied);
    await deleteDoc(booking);
    expect(await isStored('bookings')).toBe(false);
  });
});

describe('an entry of the audit log', () => {
  const path = () => `audit/${id}`;
  beforeEach(() => database.doc(path()).set({ action: 'export', by: uid, at: createdAt }));

  it('is read by administrators, and by nobody else', async () => {
    const reader = administratorWith({ uid: 'colleague', signedInMinutesAgo: 600 });
    expect((await getDoc(doc(reader.db, path()))).get('action')).toBe('export');
    for (const other of others.slice(0, 3))
      await expect(getDoc(doc(other, path()))).rejects.toMatchObject(denied);
  });

  it('is changed and removed by nobody', async () => {
    for (const db of [...others, admin.db]) {
      await expect(updateDoc(doc(db, path()), { by: 'other' })).rejects.toMatchObject(denied);
      await expect(updateDoc(doc(db, path()), { expireAt: new Date() })).rejects.toMatchObject(denied);
      await expect(deleteDoc(doc(db, path()))).rejects.toMatchObject(denied);
    }
  });

  it('of an export is written by nobody', async () => {
    const fields = { action: 'export', by: uid, at: serverTimestamp(), submissions: [], expireAt: createdAt };
    for (const db of [...others, admin.db])
      await expect(
        writeBatch(db)
          .set(doc(db, 'audit', randomUUID()), fields)
          .commit(),
      ).rejects.toMatchObject(denied);
  });
});
