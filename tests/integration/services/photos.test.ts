import { getDownloadURL, listAll, ref, uploadBytes } from 'firebase/storage';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Member, newMember } from '#tests/integration/rules/visitors.ts';
import { openDatabase } from '#tests/support/openDatabase.ts';
import { messageSubmission, storeSubmissions } from '#tests/support/submissions.ts';
import { signInToSite } from './siteServices.ts';

const { deletePhotos, uploadPhoto } = await import('#src/services/photos.ts');
const { deleteAccount, exportData } = await import('#src/services/account.ts');

let ana: Member;
const photo = (name: string) => ref(ana.storage, `profilePhotos/${ana.uid}/${name}`);
const upload = (name: string) => uploadBytes(photo(name), new Uint8Array(10), { contentType: 'image/png' });
const folder = async () =>
  (await listAll(ref(ana.storage, `profilePhotos/${ana.uid}`))).items.map(({ name }) => name);

beforeEach(async () => {
  ana = await newMember();
  await signInToSite(ana);
  for (const name of ['1', '2', '3']) await upload(name);
});

describe('the photo folder of a member', () => {
  it('keeps the new photo and nothing of what older saves left behind', async () => {
    await deletePhotos(ana.uid, await getDownloadURL(photo('2')));
    expect(await folder()).toEqual(['2']);
  });

  it('keeps nothing where the profile has no photo, or one of another place', async () => {
    await deletePhotos(ana.uid, 'https://example.com/photo.jpg');
    expect(await folder()).toEqual([]);
    await upload('4');
    await deletePhotos(ana.uid);
    expect(await folder()).toEqual([]);
    await deletePhotos(ana.uid);
  });

  it('takes a new photo under a free name', async () => {
    const address = await uploadPhoto(
      ana.uid,
      new File(['new'], 'foto.png', { type: 'image/png' }),
      () => {},
    );
    expect(ref(ana.storage, address).name).toBe('4');
    expect(await folder()).toEqual(['1', '2', '3', '4']);
  });

  it('takes one also when it is full, and keeps the one of the profile', async () => {
    await upload('4');
    const db = await openDatabase();
    await db.doc(`users/${ana.uid}`).set({ photoURL: await getDownloadURL(photo('1')) });
    const address = await uploadPhoto(
      ana.uid,
      new File(['new'], 'foto.png', { type: 'image/png' }),
      () => {},
    );
    expect(ref(ana.storage, address).name).toBe('2');
    expect(await folder()).toEqual(['1', '2']);
  });

  it("is nobody else's to empty", async () => {
    const bia = await newMember();
    await signInToSite(bia);
    await expect(deletePhotos(ana.uid)).rejects.toMatchObject({ code: 'denied' });
    expect(await folder()).toEqual(['1', '2', '3']);
  });

  it('is emptied when the account is deleted', async () => {
    await deleteAccount(ana.password);
    // The token of the test's own session is still valid for the folder.
    expect(await folder()).toEqual([]);
  });
});

describe("a member's data", () => {
  it('have nothing of what was sent with an e-mail that nobody has verified', async () => {
    const db = await openDatabase();
    await storeSubmissions(db, [
      messageSubmission({ nome: 'Ana', email: ana.email, emailKey: ana.email, mensagem: 'Oi' }),
    ]);
    expect(JSON.parse(await exportData())).toMatchObject({
      account: { email: ana.email },
      submissions: null,
    });
  });
});
