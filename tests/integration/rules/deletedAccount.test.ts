import {
  deleteDoc,
  doc,
  getDoc,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { beforeEach, describe, expect, it } from 'vitest';
import { addresses, bucket, type Member, newMember, projectId } from './visitors.ts';

const denied = { code: 'permission-denied' };
const documents = `projects/${projectId}/databases/(default)/documents`;

const profile = (member: Member) => doc(member.db, 'users', member.uid);
const tombstone = (member: Member) => doc(member.db, 'deletedUsers', member.uid);
const times = { createdAt: serverTimestamp(), updatedAt: serverTimestamp() };
const firstProfile = ({ email }: Member) => ({ displayName: 'Ana Lima', email, ...times });

/** Deletes the profile and sets the tombstone in one commit, as when a member deletes the account. */
function buryProfile(member: Member): Promise<void> {
  return writeBatch(member.db)
    .delete(profile(member))
    .set(tombstone(member), { deletedAt: serverTimestamp() })
    .commit();
}

let ana: Member;
let bia: Member;
beforeEach(async () => {
  [ana, bia] = await Promise.all([newMember(), newMember()]);
  await setDoc(profile(ana), firstProfile(ana));
});

describe('deleting an account', () => {
  it('removes the profile and leaves the tombstone', async () => {
    await buryProfile(ana);
    expect((await getDoc(profile(ana))).exists()).toBe(false);
    expect((await getDoc(tombstone(ana))).get('deletedAt')).toBeInstanceOf(Timestamp);
  });

  it('cannot set the tombstone and keep the profile', async () => {
    await expect(setDoc(tombstone(ana), { deletedAt: serverTimestamp() })).rejects.toMatchObject(denied);
    const both = writeBatch(bia.db).set(profile(bia), firstProfile(bia));
    await expect(both.set(tombstone(bia), { deletedAt: serverTimestamp() }).commit()).rejects.toMatchObject(
      denied,
    );
  });
});

it('a profile is frozen when the studio itself has declared the account deleted', async () => {
  const name = `${documents}/deletedUsers/${ana.uid}`;
  await fetch(`http://${addresses.firestore}/v1/${name}`, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({ fields: {} }),
  });
  const change = updateDoc(profile(ana), { displayName: 'Ana', updatedAt: serverTimestamp() });
  await expect(change).rejects.toMatchObject(denied);
});

describe('after an account was deleted', () => {
  let oldToken: string;
  beforeEach(async () => {
    oldToken = await ana.user.getIdToken();
    await buryProfile(ana);
  });

  it('the profile cannot be created again', async () => {
    await expect(setDoc(profile(ana), firstProfile(ana))).rejects.toMatchObject(denied);
  });

  it('the tombstone cannot be changed or removed, not even together with a new profile', async () => {
    await expect(updateDoc(tombstone(ana), { deletedAt: serverTimestamp() })).rejects.toMatchObject(denied);
    await expect(deleteDoc(tombstone(ana))).rejects.toMatchObject(denied);
    const both = writeBatch(ana.db).delete(tombstone(ana)).set(profile(ana), firstProfile(ana));
    await expect(both.commit()).rejects.toMatchObject(denied);
  });

  it('the still valid token of the removed user brings back neither profile nor photo', async () => {
    await ana.user.delete();
    const commit = await fetch(`http://${addresses.firestore}/v1/${documents}:commit`, {
      method: 'POST',
      headers: { authorization: `Bearer ${oldToken}` },
      body: JSON.stringify({
        writes: [
          {
            update: {
              name: `${documents}/users/${ana.uid}`,
              fields: { displayName: { stringValue: 'Ana Lima' }, email: { stringValue: ana.email } },
            },
            updateTransforms: ['createdAt', 'updatedAt'].map((fieldPath) => ({
              fieldPath,
              setToServerValue: 'REQUEST_TIME',
            })),
          },
        ],
      }),
    });
    expect(commit.status).toBe(403);
    const name = encodeURIComponent(`profilePhotos/${ana.uid}/${Math.floor(Date.now() / 600_000) * 600_000}`);
    const upload = await fetch(`http://${addresses.storage}/v0/b/${bucket}/o?name=${name}`, {
      method: 'POST',
      headers: { authorization: `Firebase ${oldToken}`, 'content-type': 'image/png' },
      body: new Uint8Array(10),
    });
    expect(upload.status).toBe(403);
  });
});
