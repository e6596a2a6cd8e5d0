import { deleteDoc, doc, getDoc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { summarySwitchPath } from '#src/domain/accounts/summarySwitch.ts';
import { openDatabase } from '#tests/support/openDatabase.ts';
import { newAdministrator } from './administrator.ts';
import type { Member } from './visitors.ts';

const denied = { code: 'permission-denied' };
const database = await openDatabase();
const on = { switchedOnAt: serverTimestamp() };

let admin: Member;
beforeAll(async () => {
  admin = await newAdministrator();
});
beforeEach(async () => {
  await database.doc(summarySwitchPath(admin.uid)).delete();
});

const ownSwitch = () => doc(admin.db, summarySwitchPath(admin.uid));

describe('the switch of the daily summary', () => {
  it('is read, switched on, on again and off by the administrator whose it is', async () => {
    expect((await getDoc(ownSwitch())).exists()).toBe(false);
    await setDoc(ownSwitch(), on);
    await setDoc(ownSwitch(), on);
    expect((await getDoc(ownSwitch())).exists()).toBe(true);
    await deleteDoc(ownSwitch());
    expect((await getDoc(ownSwitch())).exists()).toBe(false);
  });

  it.each([
    ['an address', { ...on, email: 'outra@exemplo.com.br' }],
    ['another moment', { switchedOnAt: new Date(2030, 0, 1) }],
    ['nothing', {}],
  ])('holds no %s', async (_, content) => {
    await expect(setDoc(ownSwitch(), content)).rejects.toMatchObject(denied);
  });
});
