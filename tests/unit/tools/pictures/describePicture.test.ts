import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openFolder } from '#tests/support/openFolder.ts';
import { describePicture } from '#tools/pictures/describePicture.ts';
import { optimizePhoto } from '#tools/pictures/optimizePicture.ts';

/** A photo of 1600 by 800 pixels, whose metadata contain its location and say that the camera was rotated. */
const takePhoto = () =>
  sharp({ create: { width: 1600, height: 800, channels: 3, background: '#446688' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: '23/1 33/1 0/1' } })
    .toBuffer();

test('a photo is rotated upright, scaled down to its displayed size, and stripped of its location', async () => {
  const file = openFolder().fileAt('street.jpg');
  const taken = await takePhoto();
  writeFileSync(file, taken);
  expect((await sharp(taken).metadata()).orientation).toBe(6);
  const described = describePicture(file, 'Uma rua.');
  expect(described).toEqual({ src: 'street.webp', width: 600, height: 1200, alt: 'Uma rua.' });
  const served = await sharp(await optimizePhoto(taken)).metadata();
  expect(served).toMatchObject({ format: 'webp', width: 600, height: 1200 });
  expect(served.exif).toBeUndefined();
});
