import sharp from 'sharp';
import { expect, test } from 'vitest';
import { comparePictures, findDifferences } from '#tools/shots/comparePictures.ts';

const red = { r: 200, g: 20, b: 50 };
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: red } });
const png = (width = 20, height = 10) => plain(width, height).png().toBuffer();

/** The plain picture with one pixel a shade lighter. */
const withPixel = async () => {
  const pixel = await sharp({
    create: { width: 1, height: 1, channels: 3, background: { ...red, r: red.r + 1 } },
  })
    .png()
    .toBuffer();
  return plain(20, 10)
    .composite([{ input: pixel, left: 7, top: 3 }])
    .png()
    .toBuffer();
};

test('the same picture does not differ, however its file was written', async () => {
  expect(await comparePictures(await png(), await png())).toBeUndefined();
  const otherFile = await plain(20, 10).png({ compressionLevel: 0 }).toBuffer();
  expect((await png()).equals(otherFile)).toBe(false);
  expect(await comparePictures(await png(), otherFile)).toBeUndefined();
});

test('one pixel that is one shade lighter is found, and is red in the picture of the difference', async () => {
  const difference = await comparePictures(await png(), await withPixel());
  expect(difference?.pixels).toBe(1);
  const { data, info } = await sharp(difference?.picture).raw().toBuffer({ resolveWithObject: true });
  expect({ width: info.width, height: info.height }).toEqual({ width: 20, height: 10 });
  const colourAt = (x: number, y: number) => [
    ...data.subarray((y * 20 + x) * info.channels, (y * 20 + x) * info.channels + 3),
  ];
  expect(colourAt(7, 3)).toEqual([255, 0, 0]);
  expect(colourAt(8, 3)).not.toEqual([255, 0, 0]);
});

test('pictures of other dimensions differ, by the pixels that only one of them has', async () => {
  expect(await comparePictures(await png(20, 10), await png(20, 14))).toMatchObject({ pixels: 80 });
  expect(await comparePictures(await png(25, 10), await png(20, 10))).toMatchObject({ pixels: 50 });
});

test('of several takes, a picture differs only if none of one version is like any of the other', async () => {
  const [usual, unusual, other] = [await png(), await withPixel(), await png(30, 10)];
  const take = (picture: Buffer) => new Map([['390-light/home', picture]]);
  const differ = async (before: Buffer[], after: Buffer[]) =>
    (await findDifferences(['390-light/home'], before.map(take), after.map(take))).size;
  expect(await differ([usual], [unusual])).toBe(1);
  expect(await differ([usual, usual], [unusual, usual])).toBe(0);
  expect(await differ([unusual, usual], [unusual, unusual])).toBe(0);
  expect(await differ([usual, unusual], [other, other])).toBe(1);
});
