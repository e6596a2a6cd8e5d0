import { randomUUID } from 'node:crypto';
import {
  arrayRemove,
  arrayUnion,
  collection,
  deleteDoc,
  doc,
  type FieldValue,
  type Firestore,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#tests/support/openDatabase.ts';
import { ADMINISTRATOR_EMAIL, administratorWith, newAdministrator } from './administrator.ts';
import { auditEntry } from './auditEntry.ts';
import { nextRevision } from './nextRevision.ts';
import { anonymousVisitor, type Member, newMember, type Visitor } from './visitors.ts';

const denied = { code: 'permission-denied' };
const database = await openDatabase();
const DAY = '2030-05-06';
const OTHER_DAY = '2030-05-07';
const MONTH = '2030-05';
const OTHER_MONTH = '2030-06';

/** A change of the taken slots of a day. */
const slotsOf = (day: string, change: FieldValue | string[]) => ({ [`taken.${day}`]: change });
const createdAt = new Date();

const sent = { state: 'sent', outstanding: [], attempts: 1, nextAttemptAt: null, lastError: null };
const cancelled = {
  holdsSlot: false,
  cancelledAt: serverTimestamp(),
  'mail.state': 'pending',
  'mail.outstanding': ['studioCancellation', 'cancellation'],
  'mail.attempts': 0,
  'mail.nextAttemptAt': serverTimestamp(),
};

const manyTimes = ['studioCancellation', ...Array.from({ length: 2000 }, () => 'cancellation')];

/** The booking's part of a cancellation by this e-mail. */
const cancelledBy = (email: string, changes: object = {}) => ({
  ...cancelled,
  ...nextRevision(email, 'cancelled'),
  ...changes,
});
const emailOf = (visitor: Visitor) => ('email' in visitor ? String(visitor.email) : '');

let admin: Member;
let others: Visitor[];
let id: string;
let release: Record<string, FieldValue | string[] | string>;
const agenda = (visitor: Visitor = admin) => doc(visitor.db, 'agenda', MONTH);
const booking = (visitor: Visitor = admin, wanted = id) => doc(visitor.db, 'bookings', wanted);
const store = (key: string, changes: object = {}) =>
  database.doc(`bookings/${key}`).set({
    nome: 'Ana Souza',
    email: 'ana@exemplo.com.br',
    data: DAY,
    horario: '09:00',
    createdAt,
    state: 'new',
    holdsSlot: true,
    cancelledAt: null,
    mail: sent,
    updatedAt: new Date(),
    ...changes,
  });

/** What the inbox does when a booking is cancelled: all of it or nothing. */
function cancel(visitor: Visitor, changes: { booking?: object; agenda?: object } = {}): Promise<void> {
  return recordedBatch(visitor)
    .update(booking(visitor), cancelledBy(emailOf(visitor), changes.booking))
    .update(agenda(visitor), { ...release, ...changes.agenda })
    .commit();
}

/** A commit that begins with the entry of the cancellation in the audit log. */
function recordedBatch(visitor: Visitor) {
  const uid = 'uid' in visitor ? String(visitor.uid) : 'nobody';
  return writeBatch(visitor.db).set(
    ...auditEntry(visitor.db, uid, 'cancel', { kind: 'bookings', id, createdAt }),
  );
}

beforeAll(async () => {
  admin = await newAdministrator();
  others = [anonymousVisitor(), await newMember()];
});
beforeEach(async () => {
  id = randomUUID();
  release = { ...slotsOf(DAY, arrayRemove('09:00')), released: id };
  await store(id);
  await database.doc(`agenda/${MONTH}`).set({ taken: { [DAY]: ['09:00', '10:00'], [OTHER_DAY]: ['09:00'] } });
});

describe('the taken slots of a month', () => {
  it('are seen by administrators, with the id of what was last released; visitors ask a function', async () => {
    expect((await getDoc(agenda(admin))).get('taken')).toMatchObject({ [DAY]: ['09:00', '10:00'] });
    for (const visitor of others) await expect(getDoc(agenda(visitor))).rejects.toMatchObject(denied);
    for (const visitor of [...others, admin])
      await expect(getDocs(collection(visitor.db, 'agenda'))).rejects.toMatchObject(denied);
  });

  it('are changed by no visitor', async () => {
    for (const visitor of others) {
      await expect(updateDoc(agenda(visitor), { taken: {} })).rejects.toMatchObject(denied);
      await expect(deleteDoc(agenda(visitor))).rejects.toMatchObject(denied);
      await expect(
        setDoc(doc(visitor.db, 'agenda', '2030-01'), { taken: { '2030-01-01': ['09:00'] } }),
      ).rejects.toMatchObject(denied);
      await expect(cancel(visitor)).rejects.toMatchObject(denied);
    }
  });

  it('are changed by an administrator in no other way than by a cancellation', async () => {
    await expect(updateDoc(agenda(), slotsOf(DAY, arrayRemove('09:00')))).rejects.toMatchObject(denied);
    await expect(updateDoc(agenda(), release)).rejects.toMatchObject(denied);
    await expect(updateDoc(agenda(), slotsOf(DAY, arrayUnion('11:00')))).rejects.toMatchObject(denied);
    await expect(deleteDoc(agenda())).rejects.toMatchObject(denied);
  });
});

describe('an administrator who cancels a booking', () => {
  it('frees its slot and has its visitor told, in one commit', async () => {
    await cancel(admin);
    expect((await getDoc(agenda())).data()).toEqual({
      taken: { [DAY]: ['10:00'], [OTHER_DAY]: ['09:00'] },
      released: id,
    });
    const stored = (await getDoc(booking())).data();
    expect(stored).toMatchObject({
      holdsSlot: false,
      state: 'new',
      mail: { outstanding: ['studioCancellation', 'cancellation'] },
    });
    expect(stored?.cancelledAt).toEqual(stored?.updatedAt);
  });

  const offer = { data: '2030-06-03', horario: '14:00' };
  const notice = { reason: 'closed', note: 'Voltamos na segunda.', offers: [offer, offer, offer] };
  it.each([
    ['a reason alone', { ...notice, note: '', offers: [] }],
    ['own words as long as they may be', { ...notice, reason: 'other', note: 'é'.repeat(500) }],
    ['three other times', notice],
  ])('says why with %s', async (_, cancellation) => {
    await cancel(admin, { booking: { cancellation } });
    expect((await getDoc(booking())).get('cancellation')).toEqual(cancellation);
  });

  it.each([
    ['a reason that there is not', { ...notice, reason: 'mood' }],
    ['no reason', { note: '', offers: [] }],
    ['a text in place of all', 'closed'],
    ['nothing', null],
    ['own words that are too long', { ...notice, note: 'a'.repeat(501) }],
    ['own words that are no text', { ...notice, note: 7 }],
    ['four times', { ...notice, offers: [offer, offer, offer, offer] }],
    ['times that are no list', { ...notice, offers: { 0: offer } }],
    ['a third time that is none', { ...notice, offers: [offer, offer, 'x'] }],
    ['a time with a link', { ...notice, offers: [{ ...offer, link: 'https://mau.example' }] }],
    ['a day that is markup', { ...notice, offers: [{ ...offer, data: '2030-06-03"><b>' }] }],
    ['a slot that there is not', { ...notice, offers: [{ ...offer, horario: '14:30' }] }],
    ['a time without its day', { ...notice, offers: [{ horario: '14:00' }] }],
    ['a second text', { ...notice, html: '<b>' }],
  ])('cannot say why with %s', async (_, cancellation) => {
    await expect(cancel(admin, { booking: { cancellation } })).rejects.toMatchObject(denied);
  });

  it('cannot change afterwards what was said', async () => {
    await cancel(admin, { booking: { cancellation: notice } });
    const changed = { cancellation: { ...notice, note: 'Outra coisa.' } };
    for (const what of ['cancelled', 'noted', 'new'] as const)
      await expect(
        updateDoc(booking(), { ...changed, ...nextRevision(admin.email, what, 2) }),
      ).rejects.toMatchObject(denied);
    await expect(updateDoc(booking(), changed)).rejects.toMatchObject(denied);
  });

  it('cannot keep the slot taken', async () => {
    await expect(
      recordedBatch(admin).update(booking(), cancelledBy(admin.email)).commit(),
    ).rejects.toMatchObject(denied);
  });

  it.each([
    ['another slot', { agenda: slotsOf(DAY, arrayRemove('10:00')) }],
    ['all slots', { agenda: slotsOf(DAY, []) }],
    ['its slot for another one', { agenda: slotsOf(DAY, ['10:00', '11:00']) }],
    ['the same slot of another day too', { agenda: slotsOf(OTHER_DAY, []) }],
    ['its slot in the name of another booking', { agenda: { released: 'other' } }],
    ['its slot, with a note for all to read', { agenda: { note: 'Ana Souza' } }],
  ])('cannot free %s', async (_, changes) => {
    await expect(cancel(admin, changes)).rejects.toMatchObject(denied);
    expect((await getDoc(agenda())).get('taken')[DAY]).toEqual(['09:00', '10:00']);
  });

  it.each([
    ['without telling the visitor', { booking: { 'mail.outstanding': [], 'mail.state': 'sent' } }],
    ['with the other mails too', { booking: { 'mail.outstanding': ['studio', 'cancellation'] } }],
    ['with one mail many times', { booking: { 'mail.outstanding': manyTimes } }],
    ['and leave the studio’s calendar as it is', { booking: { 'mail.outstanding': ['cancellation'] } }],
    ['and claim that the visitor was told', { booking: { 'mail.state': 'sent' } }],
    ['and put off telling', { booking: { 'mail.nextAttemptAt': Timestamp.fromMillis(4_000_000_000_000) } }],
    ['and forget why a mail failed', { booking: { 'mail.lastError': 'none' } }],
    ['and say that it was at another time', { booking: { updatedAt: Timestamp.fromMillis(0) } }],
    ['and keep holding the slot', { booking: { holdsSlot: true } }],
    ['without a moment', { booking: { cancelledAt: null } }],
    ['and change its day', { booking: { data: '2030-05-07' } }],
    ['and archive it in the same breath', { booking: { state: 'archived' } }],
  ])('cannot do so %s', async (_, changes) => {
    await expect(cancel(admin, changes)).rejects.toMatchObject(denied);
  });

  it('cannot do so twice, nor take it back', async () => {
    await cancel(admin);
    const next = randomUUID();
    await store(next);
    await database.doc(`agenda/${MONTH}`).update({ [`taken.${DAY}`]: ['10:00', '09:00'] });
    await expect(cancel(admin)).rejects.toMatchObject(denied);
    await expect(
      updateDoc(booking(), {
        holdsSlot: true,
        cancelledAt: null,
        ...nextRevision(admin.email, 'cancelled', 2),
      }),
    ).rejects.toMatchObject(denied);
    expect((await getDoc(agenda())).get('taken')[DAY]).toContain('09:00');
  });

  it('cannot have the visitor told twice', async () => {
    await cancel(admin);
    await expect(updateDoc(booking(), cancelledBy(admin.email))).rejects.toMatchObject(denied);
  });

  it('cannot free with spam the slot that somebody else holds', async () => {
    await store(id, { state: 'spam', holdsSlot: false });
    await expect(cancel(admin)).rejects.toMatchObject(denied);
    await expect(updateDoc(agenda(), release)).rejects.toMatchObject(denied);
  });

  it("cannot free another day's slot of the same hour, nor another month's", async () => {
    await store(id, { data: OTHER_DAY });
    await expect(cancel(admin)).rejects.toMatchObject(denied);
    const otherMonth = doc(admin.db, 'agenda', OTHER_MONTH);
    const otherDay = `${OTHER_MONTH}-04`;
    await store(id, { data: otherDay });
    await database.doc(otherMonth.path).set({ taken: { [otherDay]: ['09:00'] } });
    const freed = { ...slotsOf(otherDay, arrayRemove('09:00')), released: id };
    const cancellation = () =>
      recordedBatch(admin).update(booking(), cancelledBy(admin.email)).update(otherMonth, freed);
    await expect(cancellation().update(agenda(), release).commit()).rejects.toMatchObject(denied);
    await cancellation().commit();
    expect((await getDoc(agenda())).get('taken')[DAY]).toContain('09:00');
  });

  it('is asked who they are and gives up the slot also where the day already names the booking', async () => {
    await database.doc(`agenda/${MONTH}`).update({ released: id });
    for (const visitor of others)
      await expect(
        recordedBatch(visitor)
          .update(booking(visitor), cancelledBy(emailOf(visitor)))
          .commit(),
      ).rejects.toMatchObject(denied);
    const kept = cancelledBy(admin.email, { holdsSlot: true });
    await expect(recordedBatch(admin).update(booking(), kept).commit()).rejects.toMatchObject(denied);
  });

  it('answers and archives it afterwards as before', async () => {
    await cancel(admin);
    await updateDoc(booking(), { state: 'archived', ...nextRevision(admin.email, 'archived', 2) });
    expect((await getDoc(booking())).get('state')).toBe('archived');
  });

  it('signed in within the hour, and leaves an entry of it in the audit log', async () => {
    const batch = (db: Firestore) =>
      writeBatch(db)
        .update(doc(db, 'bookings', id), cancelledBy(ADMINISTRATOR_EMAIL))
        .update(doc(db, 'agenda', MONTH), release);
    const entryOf = (db: Firestore, action: 'cancel' | 'delete' = 'cancel') =>
      auditEntry(db, 'administrator', action, { kind: 'bookings', id, createdAt });
    const late = administratorWith({ signedInMinutesAgo: 61 }).db;
    await expect(
      batch(late)
        .set(...entryOf(late))
        .commit(),
    ).rejects.toMatchObject(denied);
    const recent = administratorWith({ signedInMinutesAgo: 59 }).db;
    await expect(batch(recent).commit()).rejects.toMatchObject(denied);
    await expect(
      batch(recent)
        .set(...entryOf(recent, 'delete'))
        .commit(),
    ).rejects.toMatchObject(denied);
    await expect(
      writeBatch(recent)
        .set(...entryOf(recent))
        .commit(),
    ).rejects.toMatchObject(denied);
    await batch(recent)
      .set(...entryOf(recent))
      .commit();
    expect((await getDoc(entryOf(recent)[0])).get('submissions')).toEqual([`bookings/${id}`]);
  });
});
