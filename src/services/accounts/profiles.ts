import {
  type DocumentSnapshot,
  deleteField,
  doc,
  getDoc,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import type { AuthUser } from '#src/domain/accounts/authUser.ts';
import { firstDisplayName, type ProfileText, type UserProfile } from '#src/domain/accounts/profile.ts';
import { currentUser } from '#src/services/firebase/firebaseAuth.ts';
import { firestore } from '#src/services/firebase/firestore.ts';
import { ServiceError, service } from '#src/services/firebase/ServiceError.ts';

const profileDocument = (uid: string) => doc(firestore, 'users', uid);
const tombstone = (uid: string) => doc(firestore, 'deletedUsers', uid);

const toText = (value: unknown) => (typeof value === 'string' ? value : '');
const toDate = (value: unknown) => (value instanceof Timestamp ? value.toDate() : new Date(0));

function toProfile(snapshot: DocumentSnapshot): UserProfile {
  return {
    displayName: toText(snapshot.get('displayName')),
    email: toText(snapshot.get('email')),
    about: toText(snapshot.get('about')),
    photoURL: toText(snapshot.get('photoURL')) || undefined,
    createdAt: toDate(snapshot.get('createdAt')),
    updatedAt: toDate(snapshot.get('updatedAt')),
  };
}

/** The stored profile, if there is one. Throws a ServiceError. */
export const findProfile = service(async (uid: string): Promise<UserProfile | undefined> => {
  const snapshot = await getDoc(profileDocument(uid));
  return snapshot.exists() ? toProfile(snapshot) : undefined;
});

async function createProfile(user: AuthUser): Promise<void> {
  await setDoc(profileDocument(user.uid), {
    displayName: firstDisplayName(user),
    email: user.email,
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
  });
}

async function updateProfileEmail({ uid, email }: AuthUser): Promise<void> {
  // Refreshes the token, because rules compare the profile's e-mail with the token's, which may be out of date.
  await currentUser().getIdToken(true);
  await updateDoc(profileDocument(uid), { email, updatedAt: serverTimestamp() });
}

/** The member's profile, created on the first visit. Throws a ServiceError (`denied` for a deleted account). */
export const loadProfile = service(async (user: AuthUser): Promise<UserProfile> => {
  const found = await findProfile(user.uid);
  if (found?.email === user.email) return found;
  if (found) await updateProfileEmail(user);
  // If another tab has created the profile meanwhile, the rules refuse a second creation.
  const refusal = found ? undefined : await createProfile(user).catch((error: unknown) => error);
  const profile = await findProfile(user.uid);
  if (!profile) throw refusal ?? new ServiceError('failed');
  return profile;
});

/** Saves a profile and returns it. A null `photoURL` removes the photo; undefined keeps it. Throws a ServiceError. */
export const saveProfile = service(
  async (
    uid: string,
    { displayName, about, photoURL }: ProfileText & { photoURL?: string | null | undefined },
  ): Promise<UserProfile> => {
    await updateDoc(profileDocument(uid), {
      displayName,
      about,
      ...(photoURL === undefined ? {} : { photoURL: photoURL ?? deleteField() }),
      updatedAt: serverTimestamp(),
    });
    const profile = await findProfile(uid);
    if (!profile) throw new ServiceError('failed');
    return profile;
  },
);

/** Replaces the profile by the tombstone in one commit. Can be repeated. Throws a ServiceError. */
export const deleteProfileWithTombstone = service(async (uid: string): Promise<void> => {
  // The rules refuse a second tombstone.
  if ((await getDoc(tombstone(uid))).exists()) return;
  await writeBatch(firestore)
    .delete(profileDocument(uid))
    .set(tombstone(uid), { deletedAt: serverTimestamp() })
    .commit();
});
