import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { cachedFile } from '../cachedFile.ts';
import { LONGEST_SIDE } from './describePicture.ts';

const format = { quality: 76, effort: 6 };

/** A photo as visitors receive it: upright, no larger than it is shown, as WebP, without the place where it was taken. */
export function optimizePhoto(source: Buffer): Promise<Buffer> {
  const parts = ['photo', sharp.versions.vips, JSON.stringify({ ...format, LONGEST_SIDE })];
  const size = {
    width: LONGEST_SIDE,
    height: LONGEST_SIDE,
    fit: 'inside',
    withoutEnlargement: true,
  } as const;
  return cachedFile([...parts, createHash('sha256').update(source).digest('hex')], () =>
    sharp(source).rotate().resize(size).webp(format).toBuffer(),
  );
}
