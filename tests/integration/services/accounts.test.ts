import { getDownloadURL, listAll, ref, uploadBytes } from 'firebase/storage';
import { beforeEach, describe, expect, it } from 'vitest';
import { photoNames } from '#src/domain/accounts/memberPhotos.ts';
import { type Member, newMember } from '#tests/integration/rules/visitors.ts';
import { db, store } from '#tests/support/store.ts';
import { messageSubmission } from '#tests/support/submissions.ts';
import { signInToSite } from './siteServices.ts';

const { deletePhotos, uploadPhoto } = await import('#src/services/accounts/photos.ts');
const { loadProfile } = await import('#src/services/accounts/profiles.ts');
const { deleteAccount, exportData } = await import('#src/services/accounts/ownAccount.ts');

let ana: Member;
const photo = (name: string) => ref(ana.storage, `profilePhotos/${ana.uid}/${name}`);
const upload = (name: string) => uploadBytes(photo(name), new Uint8Array(10), { contentType: 'image/png' });
const save = () => uploadPhoto(ana.uid, new File(['new'], 'foto.png', { type: 'image/png' }), () => {});
const folder = async () =>
  (await listAll(ref(ana.storage, `profilePhotos/${ana.uid}`))).items.map(({ name }) => name);

const names = photoNames(Date.now());

beforeEach(async () => {
  ana = await newMember();
  await signInToSite(ana);
  for (const name of names.slice(1, 4)) await upload(name);
});

describe('the photo folder of a member', () => {
  it('keeps the new photo and deletes older photos', async () => {
    await deletePhotos(ana.uid, await getDownloadURL(photo(names[2] as string)));
    expect(await folder()).toEqual([names[2]]);
  });

  it('is emptied if the profile has no photo, or a photo that is stored elsewhere', async () => {
    await deletePhotos(ana.uid, 'https://example.com/photo.jpg');
    expect(await folder()).toEqual([]);
    await upload(names[0] as string);
    await deletePhotos(ana.uid);
    expect(await folder()).toEqual([]);
    await deletePhotos(ana.uid);
  });

  it('accepts a new photo even when it is full, and keeps the photo of the profile', async () => {
    for (const name of names) await upload(name);
    await db.doc(`users/${ana.uid}`).set({ photoURL: await getDownloadURL(photo(names[0] as string)) });
    const address = await save();
    expect(await folder()).toEqual([names[0], ref(ana.storage, address).name].toSorted());
  });

  it('is emptied when the account is deleted', async () => {
    await deleteAccount(ana.password);
    // The token of the deleted account can still read the folder.
    expect(await folder()).toEqual([]);
  });
});

describe("a member's data", () => {
  it('contain nothing that was sent with an unverified e-mail', async () => {
    await store(messageSubmission({ nome: 'Ana', email: ana.email, emailKey: ana.email, mensagem: 'Oi' }));
    const account = { email: ana.email };
    expect(JSON.parse(await exportData())).toMatchObject({ account, submissions: null });
  });
});

it('when a new member opens the profile in two tabs at once, it is created once, and both tabs read it', async () => {
  const { uid, email } = ana;
  const user = { uid, email, emailVerified: false, displayName: 'Ana Lima', photoURL: undefined };
  const [one, other] = await Promise.all([loadProfile(user), loadProfile(user)]);
  expect(one).toMatchObject({ displayName: 'Ana Lima', email });
  expect(other).toEqual(one);
});
