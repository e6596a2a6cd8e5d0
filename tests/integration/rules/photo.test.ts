import { getMetadata, ref, updateMetadata, uploadBytes } from 'firebase/storage';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Member, newMember, type Visitor } from './visitors.ts';

const denied = { code: 'storage/unauthorized' };
const limit = 2_097_152;

function upload(visitor: Visitor, path: string, size: number, contentType?: string) {
  const bytes = new Uint8Array(size);
  return uploadBytes(ref(visitor.storage, path), bytes, contentType ? { contentType } : undefined);
}

const timestamp = (minutes: number) =>
  String(Math.floor((Date.now() + minutes * 60_000) / 600_000) * 600_000);

let ana: Member;
let path: string;
beforeEach(async () => {
  ana = await newMember();
  path = `profilePhotos/${ana.uid}/${timestamp(0)}`;
});

describe('an uploaded profile photo', () => {
  it.each(['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'IMAGE/GIF'])(
    'may have the type %s',
    async (type) => {
      await upload(ana, path, 10, type);
      expect((await getMetadata(ref(ana.storage, path))).contentType).toBe(type);
    },
  );

  it('may have 2 097 152 bytes and not one more', async () => {
    await upload(ana, path, limit, 'image/png');
    expect((await getMetadata(ref(ana.storage, path))).size).toBe(limit);
    await expect(
      upload(ana, `profilePhotos/${ana.uid}/${timestamp(-10)}`, limit + 1, 'image/png'),
    ).rejects.toMatchObject(denied);
  });

  it.each([
    ['an SVG', 'image/svg+xml'],
    ['an SVG with parameters', 'image/svg+xml; charset=utf-8'],
    ['a page with a type that begins with image/', 'image/xhtml+xml'],
    ['an image with parameters', 'image/png; charset=utf-8'],
    ['an image that browsers do not show', 'image/tiff'],
    ['a file without a type', undefined],
    ['an incomplete type of image', 'image/'],
  ])('cannot be %s', async (_, type) => {
    await expect(upload(ana, path, 10, type)).rejects.toMatchObject(denied);
  });

  it('cannot be an empty file', async () => {
    await expect(upload(ana, path, 0, 'image/png')).rejects.toMatchObject(denied);
  });

  it('must be named after a time at most an hour from now, rounded to ten minutes, so that an account stores few files a day', async () => {
    const put = (name: string) => upload(ana, `profilePhotos/${ana.uid}/${name}`, 10, 'image/png');
    for (const minutes of [-40, 0, 40]) await put(timestamp(minutes));
    const now = Number(timestamp(0));
    const refused = [timestamp(-80), timestamp(80), `${now + 1}`, `${now + 60_000}`];
    refused.push(`${now}.png`, `0${now}`, '1', 'foto');
    for (const name of refused) await expect(put(name)).rejects.toMatchObject(denied);
  });
});

describe('a stored photo', () => {
  beforeEach(() => upload(ana, path, 10, 'image/png'));

  it('cannot be declared an SVG afterwards', async () => {
    const photo = ref(ana.storage, path);
    await expect(updateMetadata(photo, { contentType: 'image/svg+xml' })).rejects.toMatchObject(denied);
  });
});
