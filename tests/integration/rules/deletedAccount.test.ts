import { deleteDoc, doc, serverTimestamp, setDoc, updateDoc, writeBatch } from 'firebase/firestore/lite';
import { beforeEach, expect, it } from 'vitest';
import { addresses, bucket, type Member, newMember } from './visitors.ts';

const denied = { code: 'permission-denied' };
const profile = (member: Member) => doc(member.db, 'users', member.uid);
const tombstone = (member: Member) => doc(member.db, 'deletedUsers', member.uid);
const firstProfile = ({ email }: Member) => ({
  ...{ displayName: 'Ana Lima', email, createdAt: serverTimestamp(), updatedAt: serverTimestamp() },
});
const deletion = () => ({ deletedAt: serverTimestamp() });

let ana: Member;
beforeEach(async () => {
  ana = await newMember();
});

// tests/integration/doors/rules.test.ts covers single writes.
it('the tombstone cannot be set together with a new profile, or beside a profile that stays', async () => {
  const both = writeBatch(ana.db).set(profile(ana), firstProfile(ana)).set(tombstone(ana), deletion());
  await expect(both.commit()).rejects.toMatchObject(denied);
  await setDoc(profile(ana), firstProfile(ana));
  await expect(setDoc(tombstone(ana), deletion())).rejects.toMatchObject(denied);
});

it('after an account was deleted, its tombstone stays even with a new profile, and its valid token stores no photo', async () => {
  await setDoc(profile(ana), firstProfile(ana));
  const oldToken = await ana.user.getIdToken();
  await writeBatch(ana.db).delete(profile(ana)).set(tombstone(ana), deletion()).commit();
  await expect(updateDoc(tombstone(ana), deletion())).rejects.toMatchObject(denied);
  await expect(deleteDoc(tombstone(ana))).rejects.toMatchObject(denied);
  const both = writeBatch(ana.db).delete(tombstone(ana)).set(profile(ana), firstProfile(ana));
  await expect(both.commit()).rejects.toMatchObject(denied);
  await ana.user.delete();
  const name = encodeURIComponent(`profilePhotos/${ana.uid}/${Math.floor(Date.now() / 600_000) * 600_000}`);
  const upload = await fetch(`http://${addresses.storage}/v0/b/${bucket}/o?name=${name}`, {
    method: 'POST',
    headers: { authorization: `Firebase ${oldToken}`, 'content-type': 'image/png' },
    body: new Uint8Array(10),
  });
  expect(upload.status).toBe(403);
});
