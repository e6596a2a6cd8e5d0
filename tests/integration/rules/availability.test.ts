import { deleteDoc, doc, getDoc, setDoc } from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_AVAILABILITY } from '#src/domain/availability.ts';
import { openDatabase } from '#tests/support/openDatabase.ts';
import { administratorWith, newAdministrator } from './administrator.ts';
import { anonymousVisitor, type Member, newMember, type Visitor } from './visitors.ts';

const denied = { code: 'permission-denied' };
const database = await openDatabase();

let admin: Member;
let others: Visitor[];
const rules = (visitor: Pick<Visitor, 'db'> = admin) => doc(visitor.db, 'availability', 'public');
const notes = (visitor: Pick<Visitor, 'db'> = admin) => doc(visitor.db, 'availability', 'private');

beforeAll(async () => {
  admin = await newAdministrator();
  others = [anonymousVisitor(), await newMember()];
});
beforeEach(async () => {
  await database.doc('availability/public').set(DEFAULT_AVAILABILITY);
  await database.doc('availability/private').set({ reasons: { a: 'Férias da equipe' } });
});
afterAll(() => Promise.all(['public', 'private'].map((id) => database.doc(`availability/${id}`).delete())));

describe('when consultations can be booked', () => {
  it('is read by everybody, and by nobody why a day is closed, but by administrators', async () => {
    for (const visitor of [...others, admin])
      expect((await getDoc(rules(visitor))).data()).toEqual(DEFAULT_AVAILABILITY);
    for (const visitor of others) await expect(getDoc(notes(visitor))).rejects.toMatchObject(denied);
    expect((await getDoc(notes())).get('reasons')).toEqual({ a: 'Férias da equipe' });
  });

  it('is changed by administrators alone', async () => {
    const unverified = administratorWith({ email_verified: false });
    for (const visitor of [...others, unverified]) {
      await expect(setDoc(rules(visitor), DEFAULT_AVAILABILITY)).rejects.toMatchObject(denied);
      await expect(setDoc(notes(visitor), { reasons: {} })).rejects.toMatchObject(denied);
    }
    await setDoc(rules(), { ...DEFAULT_AVAILABILITY, noticeHours: 24 });
    await setDoc(notes(), { reasons: {} });
    await expect(deleteDoc(rules())).rejects.toMatchObject(denied);
  });

  it.each([
    ['a reason for all to read', { reason: 'Ana está doente' }],
    ['a day that no week has', { weekdays: { someday: [] } }],
    ['a notice of no whole hours', { noticeHours: 1.5 }],
    ['a notice before now', { noticeHours: -1 }],
    ['a horizon beyond 180 days', { daysAhead: 181 }],
    ['another buffer', { bufferMinutes: 7 }],
    ['another holiday', { optionalHolidays: ['birthday'] }],
    ['closures that are no list', { closures: 'all' }],
    ['a slot that no day has', { weekdays: { monday: ['09:30'] } }],
    ['a day that is no list', { weekdays: { monday: { 0: '09:00' } } }],
    ['a week that is none', { weekdays: 'all' }],
  ])('does not take %s', async (_, changes) => {
    await expect(setDoc(rules(), { ...DEFAULT_AVAILABILITY, ...changes })).rejects.toMatchObject(denied);
  });

  it.each([
    ['a meeting address of two lines', { meetingAddress: 'Rua A\r\nX-Header: 1' }],
    ['reminder at another hour', { reminderHours: 7 }],
  ])('keeps no %s among what is private', async (_, changes) => {
    await expect(setDoc(notes(), { reasons: {}, ...changes })).rejects.toMatchObject(denied);
  });
});
