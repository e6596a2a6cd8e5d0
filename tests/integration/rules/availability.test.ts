import { doc, setDoc } from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_AVAILABILITY } from '#src/domain/availability.ts';
import { openDatabase } from '#tests/support/openDatabase.ts';
import { newAdministrator } from './administrator.ts';
import type { Member } from './visitors.ts';

const denied = { code: 'permission-denied' };
const database = await openDatabase();

let admin: Member;
const rules = () => doc(admin.db, 'availability', 'public');
const notes = () => doc(admin.db, 'availability', 'private');

beforeAll(async () => {
  admin = await newAdministrator();
});
afterAll(() => Promise.all(['public', 'private'].map((id) => database.doc(`availability/${id}`).delete())));

describe('when consultations can be booked', () => {
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
