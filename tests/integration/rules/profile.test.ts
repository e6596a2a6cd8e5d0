import {
  collection,
  deleteDoc,
  doc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
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

it('a member cannot create the profile of another', async () => {
  for (const { email } of [ana, bia])
    await expect(setDoc(profileOf(bia, ana.uid), { ...firstProfile(bia), email })).rejects.toMatchObject(
      denied,
    );
});

// fuzz.test.ts tries what its owner may write.
describe('a profile', () => {
  beforeEach(() => setDoc(profileOf(ana, ana.uid), firstProfile(ana)));

  it('is not found by searching, not even by its owner', async () => {
    const users = (visitor: Visitor) => collection(visitor.db, 'users');
    await expect(getDocs(users(bia))).rejects.toMatchObject(denied);
    await expect(getDocs(query(users(ana), where('email', '==', ana.email)))).rejects.toMatchObject(denied);
    await expect(getDocs(query(users(bia), where('email', '==', 'ninguem')))).rejects.toMatchObject(denied);
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
