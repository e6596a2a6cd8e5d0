import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import { beforeEach, describe, expect, it } from 'vitest';
import { anonymousVisitor, type Member, newMember, type Visitor } from './visitors.ts';

const denied = { code: 'permission-denied' };

function profileOf(visitor: Visitor, uid: string) {
  return doc(visitor.db, 'users', uid);
}

/** The document that the site writes on the first visit to the profile. */
function firstProfile(member: Member) {
  return {
    displayName: 'Ana Lima',
    email: member.email,
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
  };
}

let ana: Member;
let bia: Member;
beforeEach(async () => {
  [ana, bia] = await Promise.all([newMember(), newMember()]);
});

describe('a member without a profile', () => {
  it('creates it with name, e-mail and the moment of the server', async () => {
    await setDoc(profileOf(ana, ana.uid), firstProfile(ana));
    const stored = (await getDoc(profileOf(ana, ana.uid))).data();
    expect(stored).toMatchObject({ displayName: 'Ana Lima', email: ana.email });
    expect(stored?.createdAt).toEqual(stored?.updatedAt);
  });

  // fuzz.test.ts tries values of every kind in a profile.
  it.each([
    ["somebody else's e-mail", { email: 'outra@example.com' }],
    ['a name of 51 characters', { displayName: 'a'.repeat(51) }],
    ['a moment of creation of its own choice', { createdAt: Timestamp.fromDate(new Date(2020, 0, 1)) }],
  ])('cannot create it with %s', async (_, wrong) => {
    await expect(setDoc(profileOf(ana, ana.uid), { ...firstProfile(ana), ...wrong })).rejects.toMatchObject(
      denied,
    );
  });

  it('cannot create the profile of another', async () => {
    for (const { email } of [ana, bia])
      await expect(setDoc(profileOf(bia, ana.uid), { ...firstProfile(bia), email })).rejects.toMatchObject(
        denied,
      );
  });
});

describe('a profile', () => {
  beforeEach(() => setDoc(profileOf(ana, ana.uid), firstProfile(ana)));

  it('is not found by searching, not even by its owner', async () => {
    const users = (visitor: Visitor) => collection(visitor.db, 'users');
    await expect(getDocs(users(bia))).rejects.toMatchObject(denied);
    await expect(getDocs(query(users(ana), where('email', '==', ana.email)))).rejects.toMatchObject(denied);
    await expect(getDocs(query(users(bia), where('email', '==', 'ninguem')))).rejects.toMatchObject(denied);
  });

  it('is changed by its owner, and may lose its photo and its about', async () => {
    const changed = { displayName: 'Ana Souza', about: 'Designer', photoURL: 'http://127.0.0.1/p' };
    await updateDoc(profileOf(ana, ana.uid), { ...changed, updatedAt: serverTimestamp() });
    expect((await getDoc(profileOf(ana, ana.uid))).data()).toMatchObject({ ...changed, email: ana.email });
    await updateDoc(profileOf(ana, ana.uid), {
      about: deleteField(),
      photoURL: deleteField(),
      updatedAt: serverTimestamp(),
    });
    expect((await getDoc(profileOf(ana, ana.uid))).data()).not.toHaveProperty('about');
  });

  it.each([
    ["somebody else's e-mail", { email: 'outra@example.com', updatedAt: serverTimestamp() }],
    ['another moment of creation', { createdAt: serverTimestamp(), updatedAt: serverTimestamp() }],
    ['no moment of the change', { displayName: 'Ana' }],
  ])('cannot be changed to have %s', async (_, wrong) => {
    await expect(updateDoc(profileOf(ana, ana.uid), wrong)).rejects.toMatchObject(denied);
  });

  it('cannot be changed or removed by others', async () => {
    const change = { displayName: 'Não é Ana', updatedAt: serverTimestamp() };
    for (const other of [bia, anonymousVisitor()]) {
      await expect(updateDoc(profileOf(other, ana.uid), change)).rejects.toMatchObject(denied);
      // Not even with an e-mail that is truly theirs.
      const takeover = { ...change, email: bia.email };
      await expect(updateDoc(profileOf(other, ana.uid), takeover)).rejects.toMatchObject(denied);
      await expect(deleteDoc(profileOf(other, ana.uid))).rejects.toMatchObject(denied);
    }
  });
});
