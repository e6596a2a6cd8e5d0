import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore/lite';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { summarySwitchPath } from '#src/domain/summarySwitch.ts';
import { openDatabase } from '#tests/support/openDatabase.ts';
import { administratorWith, newAdministrator } from './administrator.ts';
import { anonymousVisitor, type Member, newMember, type Visitor } from './visitors.ts';

const denied = { code: 'permission-denied' };
const database = await openDatabase();
const on = { switchedOnAt: serverTimestamp() };

let admin: Member;
let others: Pick<Visitor, 'db'>[];
beforeAll(async () => {
  admin = await newAdministrator();
  const { uid } = admin;
  others = [
    anonymousVisitor(),
    await newMember(),
    await newAdministrator(),
    administratorWith({ uid, admin: false }),
    administratorWith({ uid, email_verified: false }),
  ];
});
beforeEach(async () => {
  await database.doc(summarySwitchPath(admin.uid)).delete();
  await database.doc(`adminRevocations/${admin.uid}`).delete();
});

const ownSwitch = ({ db }: Pick<Visitor, 'db'> = admin) => doc(db, summarySwitchPath(admin.uid));

describe('the switch of the daily summary', () => {
  it('is read, switched on, on again and off by the administrator whose it is', async () => {
    expect((await getDoc(ownSwitch())).exists()).toBe(false);
    await setDoc(ownSwitch(), on);
    await setDoc(ownSwitch(), on);
    expect((await getDoc(ownSwitch())).exists()).toBe(true);
    await deleteDoc(ownSwitch());
    expect((await getDoc(ownSwitch())).exists()).toBe(false);
  });

  it('is neither read nor written by anybody else, nor without the claim or a verified e-mail', async () => {
    await setDoc(ownSwitch(), on);
    for (const other of others) {
      await expect(getDoc(ownSwitch(other))).rejects.toMatchObject(denied);
      await expect(setDoc(ownSwitch(other), on)).rejects.toMatchObject(denied);
      await expect(deleteDoc(ownSwitch(other))).rejects.toMatchObject(denied);
    }
    await expect(getDocs(collection(admin.db, 'summarySwitches'))).rejects.toMatchObject(denied);
  });

  it('is not switched on by a session that began before the rights were taken away', async () => {
    await database.doc(`adminRevocations/${admin.uid}`).set({ revokedAt: new Date() });
    await expect(setDoc(ownSwitch(), on)).rejects.toMatchObject(denied);
  });

  it.each([
    ['an address', { ...on, email: 'outra@exemplo.com.br' }],
    ['another moment', { switchedOnAt: new Date(2030, 0, 1) }],
    ['nothing', {}],
  ])('holds no %s', async (_, content) => {
    await expect(setDoc(ownSwitch(), content)).rejects.toMatchObject(denied);
  });
});

it('the summaries that are to be sent are the functions’ alone', async () => {
  const path = `mails/summary-2031-03-13-${admin.uid}`;
  await database.doc(path).set({ uid: admin.uid });
  for (const visitor of [admin, ...others]) {
    await expect(getDoc(doc(visitor.db, path))).rejects.toMatchObject(denied);
    await expect(setDoc(doc(visitor.db, path), { uid: 'x' })).rejects.toMatchObject(denied);
  }
  await database.doc(path).delete();
});
