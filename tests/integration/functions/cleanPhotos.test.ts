import { initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { beforeEach, expect, test } from 'vitest';
import { db } from '#tests/integration/run.ts';
import { createCleanPhotos } from '../../../functions/src/handlers/cleanPhotos.ts';

const HOUR_MS = 3_600_000;
const bucket = 'demo-alinhavo.appspot.com';
const storage = getStorage(initializeApp({ projectId: 'demo-alinhavo', storageBucket: bucket }, 'photos'));

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const page = Buffer.from('<!doctype html><script>alert(1)</script>');
const member = `photos-${Date.now()}`;
const file = (name: string) => storage.bucket().file(`profilePhotos/${member}/${name}`);
const save = (name: string, bytes: Buffer) =>
  file(name).save(bytes, { contentType: 'image/png', resumable: false });
const names = async () =>
  (await storage.bucket().getFiles({ prefix: `profilePhotos/${member}/` }))[0].map(
    ({ name }) => name.split('/')[2],
  );

let reads = 0;
function clean(hoursLater: number) {
  return createCleanPhotos({
    storage: () => storage,
    db: () => {
      reads += 1;
      return db;
    },
    now: () => new Date(Date.now() + hoursLater * HOUR_MS),
    log: () => {},
  })();
}

beforeEach(async () => {
  await storage.bucket().deleteFiles({ prefix: 'profilePhotos/' });
  const url = `http://127.0.0.1:9199/v0/b/${bucket}/o/${encodeURIComponent(`profilePhotos/${member}/a`)}?alt=media&token=x`;
  await db.doc(`users/${member}`).set({ photoURL: url });
});

test('photos that no profile shows are deleted a day later, and the shown photo stays', async () => {
  for (const name of ['a', 'b', 'c', 'd']) await save(name, png);
  expect(await clean(23)).toEqual({ unnamed: 0, noPicture: 0 });
  expect(await names()).toEqual(['a', 'b', 'c', 'd']);
  reads = 0;
  expect(await clean(25)).toEqual({ unnamed: 3, noPicture: 0 });
  expect(await names()).toEqual(['a']);
  // One profile is read, however many photos its member has.
  expect(reads).toBe(1);
});

test('the photos of a member whose profile is gone are deleted', async () => {
  await save('a', png);
  await db.doc(`users/${member}`).delete();
  expect(await clean(25)).toEqual({ unnamed: 1, noPicture: 0 });
  expect(await names()).toEqual([]);
});

test('an HTML page with the type of an image is deleted at once, even if a profile names it', async () => {
  await save('a', page);
  await save('b', png);
  expect(await clean(0)).toEqual({ unnamed: 0, noPicture: 1 });
  expect(await names()).toEqual(['b']);
});

test('a photo URL with a malformed escape counts as no photo, and does not stop the run', async () => {
  await save('a', png);
  await db.doc(`users/${member}`).set({ photoURL: 'https://x.example/v0/b/x/o/%E0%A4%A' });
  expect(await clean(25)).toEqual({ unnamed: 1, noPicture: 0 });
  expect(await names()).toEqual([]);
});
