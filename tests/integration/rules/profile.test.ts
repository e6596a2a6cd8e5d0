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

  it('finds out that there is none yet', async () => {
    expect((await getDoc(profileOf(ana, ana.uid))).exists()).toBe(false);
  });

  it.each([
    ['a name of one character', { displayName: 'A' }],
    ['a name of 51 characters', { displayName: 'a'.repeat(51) }],
    ['a name that is a number', { displayName: 12 }],
    ['no name', { displayName: deleteField() }],
    ["somebody else's e-mail", { email: 'outra@example.com' }],
    ['no e-mail', { email: deleteField() }],
    ['an about of 501 characters', { about: 'a'.repeat(501) }],
    ['an about that is a list', { about: ['a'] }],
    ['a photo address that is a number', { photoURL: 1 }],
    ['a photo address of 2049 characters', { photoURL: 'h'.repeat(2049) }],
    ['a field nobody knows', { admin: true }],
    ['a moment of creation of its own choice', { createdAt: Timestamp.fromDate(new Date(2020, 0, 1)) }],
    ['a moment of change of its own choice', { updatedAt: Timestamp.fromDate(new Date(2030, 0, 1)) }],
    ['no moment of creation', { createdAt: deleteField() }],
    ['a moment that is a text', { updatedAt: 'agora' }],
  ])('cannot create it with %s', async (_, wrong) => {
    await expect(
      setDoc(profileOf(ana, ana.uid), { ...firstProfile(ana), ...wrong }, { merge: true }),
    ).rejects.toMatchObject(denied);
  });

  it.each([
    ['the longest name and about', { displayName: 'a'.repeat(50), about: 'b'.repeat(500) }],
    ['the shortest name', { displayName: 'Jô' }],
    ['a photo', { photoURL: 'http://127.0.0.1/photo' }],
  ])('may create it with %s', async (_, also) => {
    await setDoc(profileOf(ana, ana.uid), { ...firstProfile(ana), ...also });
    expect((await getDoc(profileOf(ana, ana.uid))).data()).toMatchObject(also);
  });

  it('cannot create the profile of another', async () => {
    await expect(setDoc(profileOf(bia, ana.uid), firstProfile(bia))).rejects.toMatchObject(denied);
    await expect(setDoc(profileOf(bia, ana.uid), firstProfile(ana))).rejects.toMatchObject(denied);
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

  it('is changed by its owner', async () => {
    const changed = { displayName: 'Ana Souza', about: 'Designer', photoURL: 'http://127.0.0.1/p' };
    await updateDoc(profileOf(ana, ana.uid), { ...changed, updatedAt: serverTimestamp() });
    expect((await getDoc(profileOf(ana, ana.uid))).data()).toMatchObject({ ...changed, email: ana.email });
  });

  it('may lose its photo and its about', async () => {
    await updateDoc(profileOf(ana, ana.uid), { about: 'x', photoURL: 'y', updatedAt: serverTimestamp() });
    await updateDoc(profileOf(ana, ana.uid), {
      about: deleteField(),
      photoURL: deleteField(),
      updatedAt: serverTimestamp(),
    });
    expect((await getDoc(profileOf(ana, ana.uid))).data()).not.toHaveProperty('about');
  });

  it.each([
    ['a wrong type', { displayName: true }],
    ['a name that is too long', { displayName: 'a'.repeat(51) }],
    ['an about that is too long', { about: 'a'.repeat(501) }],
    ['a field nobody knows', { role: 'admin' }],
    ["somebody else's e-mail", { email: 'outra@example.com' }],
    ['another moment of creation', { createdAt: serverTimestamp() }],
    ['no moment of creation', { createdAt: deleteField() }],
    ['a moment of change of its own choice', { updatedAt: Timestamp.fromDate(new Date(2020, 0, 1)) }],
  ])('cannot be changed to have %s', async (_, wrong) => {
    const change = updateDoc(profileOf(ana, ana.uid), { updatedAt: serverTimestamp(), ...wrong });
    await expect(change).rejects.toMatchObject(denied);
  });

  it('cannot be changed without telling the moment of the change', async () => {
    await expect(updateDoc(profileOf(ana, ana.uid), { displayName: 'Ana' })).rejects.toMatchObject(denied);
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
