import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

export interface PictureDifference {
  /** How many pixels differ; all that only one of the two has count too. */
  pixels: number;
  /** A PNG: the picture before, pale, with what differs in red. */
  picture: Buffer;
}

const background = { r: 0, g: 0, b: 0, alpha: 0 };

/** Compares two PNGs pixel by pixel; undefined when not one differs. Pictures of different sizes always differ. */
export async function comparePictures(before: Buffer, after: Buffer): Promise<PictureDifference | undefined> {
  if (before.equals(after)) return undefined;
  const [one, other] = [await sharp(before).metadata(), await sharp(after).metadata()];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const pixelsOf = (picture: Buffer, { width: right, height: bottom }: { width: number; height: number }) =>
    sharp(picture)
      .ensureAlpha()
      .extend({ right: width - right, bottom: height - bottom, background })
      .raw()
      .toBuffer();
  const difference = Buffer.alloc(width * height * 4);
  const options = { threshold: 0, includeAA: true, alpha: 0.2, checkerboard: false };
  const pixels = pixelmatch(
    await pixelsOf(before, one),
    await pixelsOf(after, other),
    difference,
    width,
    height,
    options,
  );
  if (pixels === 0 && one.width === other.width && one.height === other.height) return undefined;
  const picture = await sharp(difference, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { pixels, picture };
}

/**
 * Those of the named pictures of which no take of one version is like any take of the other, with the difference of the
 * last two. A take has the pictures by their names.
 */
export async function findDifferences(
  names: readonly string[],
  before: readonly ReadonlyMap<string, Buffer>[],
  after: readonly ReadonlyMap<string, Buffer>[],
): Promise<Map<string, PictureDifference>> {
  const different = new Map<string, PictureDifference>();
  for (const name of names) {
    let last: PictureDifference | undefined;
    compared: for (const one of before)
      for (const other of after) {
        const [picture, counterpart] = [one.get(name), other.get(name)];
        if (!picture || !counterpart) throw new Error(`${name} was not taken of both versions.`);
        last = await comparePictures(picture, counterpart);
        if (!last) break compared;
      }
    if (last) different.set(name, last);
  }
  return different;
}
